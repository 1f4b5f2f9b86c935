import type { ReactNode } from "react";
import { type CardSize, cardSize } from "./card-size.ts";
import { Charge } from "./charge.tsx";
import type { GlyphName } from "./glyph-names.ts";
import { Kbd } from "./kbd.tsx";
import { Medal } from "./medal.tsx";
import { type FieldName, PaintedField } from "./painted-field.tsx";
import { type Rarity, RarityFrame, Studs } from "./rarity-frame.tsx";
import "./game-card.css";

/** At rest, in lamplight, picked up, laid but not yet true, or not now. */
export type CardState = "rest" | "playable" | "picked" | "staged" | "dim";

/** The face of a card. It only shows: whoever lays it out makes it a button. */
export function GameCard({
  name,
  glyph,
  field,
  text,
  power,
  size = "M",
  state = "rest",
  keyHint,
  rarity = "common",
}: {
  name: string;
  glyph: GlyphName;
  field: FieldName;
  text?: ReactNode;
  /** Printed power, on its medal. */
  power?: number | undefined;
  size?: CardSize;
  state?: CardState;
  keyHint?: string | undefined;
  rarity?: Rarity;
}) {
  return (
    <div className={`game-card game-card--${state} game-card--${rarity} ${cardSize(size)}`}>
      <div className="game-card__body">
        <PaintedField field={field} className="game-card__art">
          <Charge glyph={glyph} className="game-card__charge" />
        </PaintedField>
        <div className="game-card__legend">
          <div className="game-card__name">{name}</div>
          {text !== undefined && <p className="game-card__text">{text}</p>}
        </div>
        <RarityFrame rarity={rarity} />
      </div>
      <Studs rarity={rarity} />
      {power !== undefined && <Medal value={power} className="game-card__medal" />}
      {keyHint !== undefined && <Kbd>{keyHint}</Kbd>}
    </div>
  );
}
