import type { Seat } from "@holmgang/kernel";
import { inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { Charge } from "../../look/charge.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { CARD_GLYPH, fieldOf } from "./card-look.ts";
import { Dial } from "./dial.tsx";
import { Gem } from "./gem.tsx";
import "./unit-token.css";

/** A card in a lane, in the shape of its seat: round-shouldered, or a hexagon. One that nobody has seen is a question. */
export function UnitToken({
  seat,
  card,
  hp,
  tick = null,
  staged = false,
}: {
  readonly seat: Seat;
  /** Null while it is hidden. */
  readonly card: CardId | null;
  readonly hp: number | null;
  /** The tick of its fight that is played. */
  readonly tick?: number | null;
  /** Not there yet. */
  readonly staged?: boolean;
}) {
  const { damage, hp: full, tick: printed } = card ? inLanes(card) : NOBODY;
  return (
    <span
      className="unit"
      data-seat={seat}
      data-staged={staged || undefined}
      data-hidden={!card || undefined}
    >
      <span className="unit__body">
        {card ? (
          <PaintedField field={fieldOf(card)} className="unit__field">
            <Charge glyph={CARD_GLYPH[card]} className="unit__charge" />
          </PaintedField>
        ) : (
          <span className="unit__field">?</span>
        )}
      </span>
      {card && (
        <>
          <Dial tick={printed} now={tick} />
          <Gem kind="damage" value={damage} />
          <Gem kind="hp" value={hp ?? full} full={full} />
        </>
      )}
    </span>
  );
}

const NOBODY = { damage: 0, hp: 0, tick: 1 };
