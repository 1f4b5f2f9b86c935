import { cardRow } from "@holmgang/clans";
import type { CardId, Rarity } from "@holmgang/clans";
import type { CardSize } from "../../look/card-size.ts";
import { GameCard } from "../../look/game-card.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { CARD_GLYPH, fieldOf } from "./card-look.ts";

/** A card without the marks of a mode, its numbers told in words: for shops and builders that show more than one. */
export function PlainCard({
  card,
  name = cardRow(card).name,
  rarity,
  text,
  size,
  state,
}: {
  readonly card: CardId;
  readonly name?: string;
  readonly rarity: Rarity;
  readonly text: string;
  readonly size: CardSize;
  readonly state: "rest" | "dim";
}) {
  return (
    <GameCard
      glyph={CARD_GLYPH[card]}
      field={fieldOf(card)}
      {...{ name, rarity, text, size, state }}
    />
  );
}

/** What a slip of paper says about it. */
export function PlainTip({
  card,
  name = cardRow(card).name,
  said,
}: {
  readonly card: CardId;
  readonly name?: string;
  readonly said: readonly string[];
}) {
  return (
    <>
      <span className="tooltip__title">
        <Glyph name={CARD_GLYPH[card]} />
        {name}
      </span>
      {said.map((each) => (
        <span key={each} className="tooltip__note">
          {each}
        </span>
      ))}
    </>
  );
}
