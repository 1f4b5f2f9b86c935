import { pick } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { alphaBeta, MARGIN } from "./alpha-beta.ts";
import { drafting } from "./drafting.ts";
import type { Level } from "./level.ts";
import { seatOf } from "./seat-of.ts";

/** A player that looks ahead by alpha-beta, over at most this many positions: a level is as strong on a quick machine as on a slow one. */
export const searching = ({ name, about, most, inTen }: Level): Bot<Tactics> =>
  drafting(inTen, {
    name,
    about,
    choose(view, legal, budget, rng) {
      const seat = seatOf(view);
      const state = tactics.determinize(view, seat, rng);
      const nodes = Math.min(most, NODES * budget.iterations);
      const { ranked } = alphaBeta(state, seat, legal, { ...budget, nodes });
      const highest = ranked[0]!.worth;
      const good = ranked.filter(({ worth }) => worth >= highest - MARGIN);
      return {
        move: pick(rng, good).move,
        waits: false,
        value: Math.tanh(highest / SCALE),
        candidates: good.map(({ move }) => ({ move, chance: 1 / good.length })),
      };
    },
  });

/** Positions that count as one iteration: about what a playout costs others. */
const NODES = 32;

/** A lead worth so much is about three to one. */
const SCALE = 300;
