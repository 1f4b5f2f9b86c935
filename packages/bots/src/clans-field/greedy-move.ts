import type { Rng, Seat } from "@holmgang/kernel";
import { clansField } from "@holmgang/clans/field";
import type { Move, State } from "@holmgang/clans/field";
import { tried } from "./try-move.ts";
import { worth } from "./worth.ts";

const END: Move = { kind: "end" };

/** A move must be worth a little more than none. */
const ENOUGH = 0.4;

/** The move that leaves a seat best off at once; ending the turn if none does more than that. */
export function greedyMove(state: State, seat: Seat, rng: Rng, most = Infinity): Move {
  const moves = clansField.legalMoves(state, seat).filter(({ kind }) => kind !== "end");
  const looked = moves.length > most ? some(moves, most, rng) : moves;
  let best = END;
  let highest = worth(state, seat) + ENOUGH;
  for (const move of looked) {
    const value = worth(tried(state, seat, move, rng), seat) + rng.below(100) / 1000;
    if (value > highest) [best, highest] = [move, value];
  }
  return best;
}

/** So many of them, by chance. */
function some<T>(items: readonly T[], count: number, rng: Rng): readonly T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0]!); // there are more than that
}
