import type { Seat } from "@holmgang/kernel";
import type { CardId } from "@holmgang/clans";
import type { ReactNode } from "react";
import { Charge } from "../../look/charge.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { CARD_GLYPH, fieldOf } from "./card-look.ts";
import "./unit-token.css";

/** A card on a tile, in the shape of its seat: round-shouldered, or a hexagon. One that nobody has seen is a question. */
export const TokenBody = ({
  seat,
  card,
  staged = false,
  children,
}: {
  readonly seat: Seat;
  /** Null while it is hidden. */
  readonly card: CardId | null;
  /** Not there yet. */
  readonly staged?: boolean;
  /** What its mode writes on it. */
  readonly children: ReactNode;
}) => (
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
    {children}
  </span>
);
