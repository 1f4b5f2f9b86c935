import { generator } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import { copyState, slots } from "@holmgang/slots";
import type { Move, Slots, State } from "@holmgang/slots";
import type { Bot } from "../bot.ts";
import { reckon } from "./reckon.ts";

/** Nothing is drawn by chance once a match has begun, so any generator will do. */
const table = { rng: generator([1, 2, 3, 4]) };

/** Looks one move ahead: the best board right after it, on one guess of what is hidden. */
export const greedy: Bot<Slots> = {
  name: "greedy",
  about: "Takes what looks best at once, and seldom wonders what comes after.",
  choose(view, legal, _budget, rng) {
    const { seat } = seatOf(view);
    const state = slots.determinize(view, seat, rng);
    const [best] = ranked(state, seat, legal, rng);
    return {
      move: best!.move,
      waits: false,
      value: null,
      candidates: [{ move: best!.move, chance: 1 }],
    };
  },
};

const seatOf = ({ viewer }: { readonly viewer: unknown }): { readonly seat: Seat } => ({
  seat: viewer === 1 ? 1 : 0,
});

interface Ranked {
  readonly move: Move;
  readonly worth: number;
}

/** Every move with what the state after it is worth, the best first; equals in any order. */
export function ranked(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  rng: Rng,
): readonly Ranked[] {
  return legal
    .map((move) => {
      const after = copyState(state);
      slots.apply(after, seat, move, table);
      return { move, worth: reckon(after, seat) + rng.below(1000) / 1e6 };
    })
    .toSorted((a, b) => b.worth - a.worth);
}
