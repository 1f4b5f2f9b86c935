import type { Seat } from "@holmgang/kernel";
import { attackOf, figureOf, fullHp, isHero, seatOf, strikeOf, unitOf } from "@holmgang/tactics";
import type { Unit, UnitId } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { PaintedField } from "../../look/painted-field.tsx";
import { BUFF_LOOKS, FIGURES } from "./looks.ts";
import type { Motion } from "./motion.ts";
import { spotOf } from "./places.ts";
import type { Shown } from "./shown.ts";
import type { Fate } from "./strokes.ts";
import { tacticsText } from "./text.ts";
import "./token.css";
import "./motion.css";

/** A unit on the board: the seat's shape, its charge, what it strikes with, its HP, and what lies on it. */
export function Token({
  shown,
  id,
  near,
  isActive = false,
  fate = null,
  motion = null,
}: {
  readonly shown: Shown;
  readonly id: UnitId;
  readonly near: Seat;
  readonly isActive?: boolean;
  /** How it will fare by the move that is looked at. */
  readonly fate?: Fate | null;
  readonly motion?: Motion | null;
}) {
  const unit = unitOf(shown, id);
  const { x, y } = spotOf(unit.tile, near);
  return (
    <span
      className="token"
      data-seat={seatOf(id)}
      data-active={isActive || undefined}
      data-motion={motion?.kind}
      data-unseen={unit.buffs.some((buff) => buff.id === "invisible") || undefined}
      style={{ "--x": x, "--y": y, ...motion?.style }}
    >
      <span className="token__unit">
        <Figure shown={shown} id={id} />
        {isHero(id) && (
          <span className="token__crown">
            <Glyph name="queen-crown" />
          </span>
        )}
        <Strike power={strikeOf(shown, id)} usual={attackOf({ kind: unit.kind, buffs: [] })} />
        <Health unit={unit} seat={seatOf(id)} full={fullHp(shown, id, unit)} then={fate?.to} />
        <Chips unit={unit} />
      </span>
      {motion?.said && (
        <b className={`token__said token__said--${motion.tone} num`}>{motion.said}</b>
      )}
    </span>
  );
}

/** The seat's shape with the unit's charge on it. */
export function Figure({ shown, id }: { readonly shown: Shown; readonly id: UnitId }) {
  const { glyph, field } = FIGURES[figureOf(shown, id)];
  return (
    <span className="figure" data-seat={seatOf(id)}>
      <span className="figure__body">
        <PaintedField field={field} className="figure__field" />
      </span>
      <Glyph name={glyph} />
    </span>
  );
}

/** What its next attack strikes with, in the red pentagon. */
const Strike = ({ power, usual }: { readonly power: number; readonly usual: number }) => (
  <b
    className="token__strike num"
    data-changed={power > usual ? "up" : power < usual ? "down" : undefined}
  >
    <svg viewBox="0 0 20 19" aria-hidden="true">
      <path d="M10 .8 19.2 7.500 15.700 18.200H4.300L.8 7.500z" />
    </svg>
    <span>{power}</span>
  </b>
);

const MOST_PIPS = 6;

/** HP in the seat's shape; what the forecast takes is hatched. Above six a number says it. */
function Health({
  unit: { hp, shield },
  seat,
  full,
  then = hp,
}: {
  readonly unit: Unit;
  readonly seat: Seat;
  readonly full: number;
  readonly then?: number | undefined;
}) {
  const count = Math.max(hp, full);
  const look = (at: number): string => (at >= hp ? "off" : at >= then ? "lost" : "on");
  return (
    <span className="token__health" data-seat={seat}>
      {count > MOST_PIPS ? (
        <b className="num">{hp}</b>
      ) : (
        Array.from({ length: count }, (_, at) => <i key={at} data-pip={look(at)} />)
      )}
      {shield > 0 && (
        <b className="token__shield num">
          <Glyph name="checked-shield" />
          {shield}
        </b>
      )}
    </span>
  );
}

const MOST_CHIPS = 3;

/** What lies on it with the rounds it has left; more than three fold into a number. */
function Chips({ unit: { buffs } }: { readonly unit: Unit }) {
  const shown = buffs.filter(({ id }) => id !== "shield");
  const isFolded = shown.length > MOST_CHIPS;
  const kept = isFolded ? shown.slice(0, MOST_CHIPS - 1) : shown;
  return (
    <span className="token__chips">
      {kept.map(({ id, rounds }) => (
        <span key={id} className="chip num" data-tone={BUFF_LOOKS[id].tone}>
          <Glyph name={BUFF_LOOKS[id].glyph} />
          {rounds}
        </span>
      ))}
      {isFolded && (
        <span className="chip num">{tacticsText.unit.more(shown.length - kept.length)}</span>
      )}
    </span>
  );
}
