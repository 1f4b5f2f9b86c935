import type { Outcome } from "@holmgang/kernel";

/** What some matches came to: the C program prints the same fields. */
interface Tally {
  matches: number;
  moves: number;
  readonly wins: [number, number];
  draws: number;
}

/** A tally and how long it took to come by. */
export interface Sample extends Tally {
  readonly seconds: number;
}

/** Plays this many random matches, one after another, and adds them to the tally. */
export type PlayMatches = (matches: number, tally: Tally) => void;

export const newTally = (): Tally => ({ matches: 0, moves: 0, wins: [0, 0], draws: 0 });

/** Adds one match to the tally. */
export function count(tally: Tally, moves: number, winner: 0 | 1 | null): void {
  tally.matches++;
  tally.moves += moves;
  if (winner === null) tally.draws++;
  else tally.wins[winner]++;
}

/** The seat that won, or null for a draw. A random playout has no other end. */
export function winnerOf(outcome: Outcome | null): 0 | 1 | null {
  if (outcome?.result === "win") return outcome.seat;
  if (outcome?.result === "draw") return null;
  throw new Error(`a playout ended with ${outcome?.result ?? "no outcome"}`);
}
