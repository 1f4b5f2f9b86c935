import type { BySeat, Seat } from "@holmgang/kernel";
import { hasStatic, place, unitAt } from "./board.ts";
import type { Board } from "./board.ts";
import { powerAt } from "./power.ts";
import { LANES } from "./shape.ts";
import type { Lane } from "./shape.ts";

/** Whose lane this is as it stands: the higher power's, the lower's where a Rogue stands, a lone unit's owner's. */
export function laneWinner(board: Board, lane: Lane): Seat | null {
  const [first, second] = [powerAt(board, place(0, lane)), powerAt(board, place(1, lane))];
  if (first === null) return second === null ? null : 1;
  if (second === null) return 0;
  if (first === second) return null;
  return first > second !== lowestWins(board, lane) ? 0 : 1;
}

/** Whether a Rogue with its abilities stands in this lane. */
export const lowestWins = (board: Board, lane: Lane): boolean =>
  hasStatic(unitAt(board, place(0, lane)), "lowestWins") ||
  hasStatic(unitAt(board, place(1, lane)), "lowestWins");

/** Lanes each seat would win now. */
export function pointsNow(board: Board): BySeat<number> {
  const points: BySeat<number> = [0, 0];
  for (const lane of LANES) {
    const winner = laneWinner(board, lane);
    if (winner !== null) points[winner]++;
  }
  return points;
}
