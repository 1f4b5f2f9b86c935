import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { laneWinner, lowestWins, place, powerAt } from "@holmgang/slots";
import type { Board, Forecast, Lane } from "@holmgang/slots";
import { usePhone } from "../../web/use-media.ts";
import { Glyph } from "../../look/glyph.tsx";
import { nameOf } from "../../game/names.ts";
import type { Names } from "../../game/face.ts";
import { slotsText } from "./text.ts";
import "./compare.css";
import "./tag-chalk.css";

/** One lane between the halves: whose it is as it stands, and what the move that is looked at would make of it. */
export function Compare({
  board,
  lane,
  near,
  told,
  counted,
  names,
}: {
  readonly board: Board;
  readonly lane: Lane;
  readonly near: Seat;
  readonly told: Forecast | null;
  readonly counted: boolean;
  readonly names: Names;
}) {
  const phone = usePhone();
  const winner = laneWinner(board, lane);
  const shown = (seat: Seat): string => String(powerAt(board, place(seat, lane)) ?? "–");
  const then = told ? scoreOf(told, lane, near) : null;
  const now = scoreOf(board, lane, near);
  return (
    <div
      role="gridcell"
      className="compare"
      data-counted={counted || undefined}
      data-testid={`lane:${lane}`}
    >
      <span className="visually-hidden">
        {slotsText.compare(
          lane,
          shown(near),
          shown(rival(near)),
          winner === null ? slotsText.nobody : nameOf(names, winner),
        )}
      </span>
      <span className="compare__row num" aria-hidden="true">
        {[near, rival(near)].map((seat) => (
          <b
            key={seat}
            data-seat={seat}
            className={winner === seat ? "compare__side compare__side--won" : "compare__side"}
          >
            {shown(seat)}
            {winner === seat && <Glyph name="queen-crown" size={phone ? 15 : 22} />}
          </b>
        ))}
      </span>
      {then !== null && then !== now && <span className="tag-chalk num">{then}</span>}
      {lowestWins(board, lane) && (
        <span className="ribbon">{phone ? slotsText.lowest : slotsText.lowestWins}</span>
      )}
    </div>
  );
}

const scoreOf = (board: Board, lane: Lane, near: Seat): string =>
  [near, rival(near)].map((seat) => powerAt(board, place(seat, lane)) ?? "–").join(" : ");
