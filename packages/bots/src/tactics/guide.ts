import type { Rng, Seat } from "@holmgang/kernel";
import { pick } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Move, State, Tactics } from "@holmgang/tactics";
import type { Guide } from "../search/guide.ts";
import { evaluate } from "./evaluate.ts";
import { moveKey, promise } from "./order.ts";

/** How a tree search thinks about Tactics: rules of thumb to play on with, and a judge two rounds later. */
export const guide: Guide<Tactics> = {
  key: (move) => String(moveKey(move)),
  candidates: (state, _seat, legal) =>
    legal.toSorted((a, b) => promise(state, b) - promise(state, a)),
  quick,
  part: ({ round }) => round,
  worth,
};

/** How many rounds a playout goes on. */
const ROUNDS = 2;
/** A lead worth so much is about three to one. */
const SCALE = 300;

function worth(state: State, part: number): number | null {
  if (state.outcome)
    return state.outcome.result === "win" ? (state.outcome.seat === 0 ? 1 : -1) : 0;
  return state.round < part + ROUNDS ? null : Math.tanh(evaluate(state) / SCALE);
}

/** Mostly the most promising move, now and then any. */
function quick(state: State, seat: Seat, rng: Rng): Move {
  const legal = tactics.legalMoves(state, seat);
  if (legal.length === 1 || rng.below(4) === 0) return pick(rng, legal);
  let best = legal[0]!;
  let highest = -Infinity;
  for (const move of legal) {
    const value = promise(state, move) + rng.below(60);
    if (value > highest) [best, highest] = [move, value];
  }
  return best;
}
