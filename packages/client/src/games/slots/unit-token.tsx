import { CARDS, powerAt } from "@holmgang/slots";
import type { Board, Place, Unit } from "@holmgang/slots";
import { Charge } from "../../look/charge.tsx";
import { Delta } from "../../look/delta.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { Medal } from "../../look/medal.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { CARD_LOOK } from "./card-look.ts";
import "./unit-token.css";
import { slotsText } from "./text.ts";

/** A unit on the board: its present power only, with sign and arrow where it differs from what is printed. */
export function UnitToken({
  board,
  place,
  unit,
}: {
  readonly board: Board;
  readonly place: Place;
  readonly unit: Unit;
}) {
  const { glyph, field } = CARD_LOOK[unit.card];
  const row = CARDS[unit.card];
  const power = powerAt(board, place) ?? 0;
  const change = power - (row.kind === "unit" ? row.power : 0);
  return (
    <span className={`unit unit--${place.seat}`}>
      <span className="unit__body">
        <PaintedField field={field} className="unit__field">
          <Charge glyph={glyph} className="unit__charge" />
        </PaintedField>
      </span>
      <span className="unit__name">{row.name}</span>
      <Medal
        value={power}
        tone={change > 0 ? "raised" : change < 0 ? "lowered" : "plain"}
        className="unit__power"
      />
      {change !== 0 && (
        <span className={change > 0 ? "unit__change unit__change--up" : "unit__change"}>
          <Delta value={change} arrow />
        </span>
      )}
      <Ability unit={unit} />
    </span>
  );
}

/** Whether its Activate is ready, how long it takes, or that its abilities are gone. */
function Ability({ unit }: { readonly unit: Unit }) {
  const row = CARDS[unit.card];
  if (unit.silenced)
    return (
      <span className="unit__mark" title={slotsText.silenced}>
        <Glyph name="silenced" size={14} />
      </span>
    );
  if (row.kind !== "unit" || row.ready === null || unit.cooldown === null) return null;
  const ready = unit.cooldown === 0;
  return (
    <span
      className={ready ? "unit__mark unit__mark--ready" : "unit__mark"}
      title={ready ? slotsText.ready : slotsText.readyIn(unit.cooldown)}
    >
      <Glyph name="power-lightning" size={13} />
      {ready ? null : <b className="num">{unit.cooldown}</b>}
    </span>
  );
}
