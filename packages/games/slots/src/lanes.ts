import type { BySeat, Seat } from "@holmgang/kernel";
import { hasStatic, place, unitAt } from "./board.ts";
import type { Board } from "./board.ts";
import { powerAt } from "./power.ts";
import { LANES } from "./shape.ts";
import type { Lane } from "./shape.ts";

/** Whose lane this is as it stands: the higher power's, the lower's where a Rogue stands, a lone unit's owner's. */
export function laneWinner(board: Board, lane: Lane): Seat | null {
  const first = powerAt(board, place(0, lane));
  const second = powerAt(board, place(1, lane));
  if (first === null) return second === null ? null : 1;
  if (second === null) return 0;
  if (first === second) return null;
  return first > second !== lowestWins(board, lane) ? 0 : 1;
}

/** Whether a Rogue with its abilities stands in this lane. */
export const lowestWins = (board: Board, lane: Lane): boolean =>
  hasStatic(unitAt(board, place(0, lane)), "lowestWins") ||
  hasStatic(unitAt(board, place(1, lane)), "lowestWins");

/** Every lane's winner. */
export const laneWinners = (board: Board): readonly (Seat | null)[] =>
  LANES.map((lane) => laneWinner(board, lane));

/** Lanes each seat would win now. */
export const pointsNow = (board: Board): BySeat<number> => pointsOf(laneWinners(board));

export function pointsOf(winners: readonly (Seat | null)[]): BySeat<number> {
  const points: BySeat<number> = [0, 0];
  for (const winner of winners) if (winner !== null) points[winner]++;
  return points;
}
