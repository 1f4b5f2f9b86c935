import { tactics } from "@holmgang/tactics";
import type { Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { alphaBeta } from "./alpha-beta.ts";
import { drafting } from "./drafting.ts";
import { seatOf } from "./seat-of.ts";

/** A player that looks ahead by alpha-beta, over at most this many positions: a level is as strong on a quick machine as on a slow one. */
export const searching = (name: string, about: string, most: number): Bot<Tactics> =>
  drafting({
    name,
    about,
    choose(view, legal, budget, rng) {
      const seat = seatOf(view);
      const state = tactics.determinize(view, seat, rng);
      const nodes = Math.min(most, Math.max(1, budget.iterations));
      const { ranked } = alphaBeta(state, seat, legal, { ...budget, nodes });
      const [best] = ranked;
      return {
        move: best!.move,
        waits: false,
        value: Math.tanh(best!.worth / SCALE),
        candidates: [{ move: best!.move, chance: 1 }],
      };
    },
  });

/** A lead worth so much is about three to one. */
const SCALE = 300;
