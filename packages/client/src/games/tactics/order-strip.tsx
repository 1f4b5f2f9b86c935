import { nameAt, seatOf } from "@holmgang/tactics";
import { Glyph } from "../../look/glyph.tsx";
import { nameOf } from "../../game/names.ts";
import type { Names } from "../../game/face.ts";
import { orderOf, tollOf } from "./order.ts";
import type { Turn } from "./order.ts";
import { unitThing } from "./places.ts";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";
import { Figure } from "./token.tsx";
import "./order-strip.css";

/** The round in a row: who has acted, who acts, who comes next, and what its end will take. */
export function OrderStrip({
  shown,
  names,
  point,
}: {
  readonly shown: Shown;
  readonly names: Names;
  readonly point: (thing: string | null) => void;
}) {
  const { order } = tacticsText;
  return (
    <ol className="order" aria-label={order.label} data-count={orderOf(shown).length}>
      {orderOf(shown).map((turn) => (
        <li
          key={turn.id}
          className="order__turn"
          data-state={turn.state}
          onPointerEnter={() => point(unitThing(turn.id))}
          onPointerLeave={() => point(null)}
        >
          <span className="visually-hidden">
            {nameOf(names, seatOf(turn.id))}, {nameAt(shown, turn.id)}:
          </span>
          <Face shown={shown} turn={turn} />
          <span className="order__state">{order[turn.state]}</span>
        </li>
      ))}
      <li className="order__toll">
        <span className="visually-hidden">{order.end}: </span>
        <Glyph name="drop" size={18} />
        <span className="num">{tollOf(shown)}</span>
      </li>
    </ol>
  );
}

const Face = ({ shown, turn }: { readonly shown: Shown; readonly turn: Turn }) =>
  turn.state === "fallen" ? (
    <span className="figure" data-seat={seatOf(turn.id)}>
      <span className="figure__body" />
      <Glyph name="death-skull" />
    </span>
  ) : (
    <Figure shown={shown} id={turn.id} />
  );
