import { tactics } from "@holmgang/tactics";
import type { Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";
import { search } from "../search/search.ts";
import { drafting } from "./drafting.ts";
import type { Level } from "./level.ts";
import { guide } from "./guide.ts";
import { seatOf } from "./seat-of.ts";

/** A player that plays the next rounds out in its head, at most so often. */
export const treeSearching = ({ name, about, most, inTen }: Level): Bot<Tactics> =>
  drafting(inTen, {
    name,
    about,
    choose(view, legal, budget, rng) {
      const seat = seatOf(view);
      const iterations = Math.min(most, budget.iterations);
      const tried = search({
        game: tactics,
        guide,
        view,
        seat,
        legal,
        budget: { ...budget, iterations },
        rng,
      });
      const [best] = tried;
      const visits = tried.reduce((sum, each) => sum + each.visits, 0);
      return {
        move: best!.move,
        waits: false,
        value: best!.worth,
        candidates: tried.map((each) => ({
          move: each.move,
          chance: each.visits / Math.max(1, visits),
        })),
      };
    },
  });
