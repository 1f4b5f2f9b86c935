import { ownedOf } from "@holmgang/decks";
import type { ReactNode } from "react";
import type { GroundTile } from "../game/economy-face.ts";
import type { Holdings } from "../gold/use-holdings.ts";
import { Glyph } from "../look/glyph.tsx";
import { Icon } from "../look/icon.tsx";
import { PaintedField } from "../look/painted-field.tsx";
import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";
import "./ground-row.css";

const words = decksText.builder;

/** What a hero stands on in this deck: its own ground always, and at most one further. */
export function GroundRow({
  bench: { holdings, editing, acts },
  hero,
}: {
  readonly bench: Bench;
  /** As it is, on no further ground. */
  readonly hero: string;
}) {
  const ground = holdings?.face.grounds.find((each) => each.hero === hero);
  if (!holdings || !ground) return null;
  return (
    <ul className="ground-row" aria-label={words.ground(ground.name)}>
      {ground.tiles.map((tile) => {
        const { ware } = tile;
        const isChosen = ware === null || ware === editing.hero;
        return (
          <li key={tile.words}>
            {ware === null ? (
              <span className="ground-tile" data-chosen>
                <Tile tile={tile} note={<small>{words.ownGround}</small>} />
              </span>
            ) : (
              <button
                type="button"
                className="ground-tile"
                data-testid={`ground-${ware}`}
                data-chosen={isChosen || undefined}
                aria-pressed={isChosen}
                onClick={() => acts.hero(isChosen ? hero : ware)}
              >
                <Tile tile={tile} note={<Price holdings={holdings} ware={ware} />} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Tile = ({ tile: { field, glyph, words: name }, note }: TileParts) => (
  <>
    <PaintedField field={field} className="ground-tile__field">
      <Glyph name={glyph} size={18} />
    </PaintedField>
    <span>
      <b>{name}</b>
      {note}
    </span>
  </>
);

interface TileParts {
  readonly tile: GroundTile;
  readonly note: ReactNode;
}

/** What it costs, or that it is owned already. */
function Price({ holdings: { face, bought }, ware: id }: { holdings: Holdings; ware: string }) {
  const ware = face.economy.wares.find((each) => each.id === id);
  if (!ware || !bought) return null;
  return ownedOf(ware, bought) > 0 ? (
    <Icon name="check" size={14} />
  ) : (
    <small className="num ground-tile__price">
      <Glyph name="two-coins" size={12} />
      {words.price(ware.price)}
    </small>
  );
}
