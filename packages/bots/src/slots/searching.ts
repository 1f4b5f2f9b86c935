import { slots } from "@holmgang/slots";
import type { Slots } from "@holmgang/slots";
import type { Bot } from "../bot.ts";
import { search } from "../search/search.ts";
import { guide } from "./guide.ts";

/** A player that searches, never longer than `most` iterations: a level is as strong on a quick machine as on a slow one. */
export const searching = (name: string, about: string, most: number): Bot<Slots> => ({
  name,
  about,
  choose(view, legal, budget, rng) {
    const seat = view.viewer === 1 ? 1 : 0;
    const [only] = legal;
    if (legal.length === 1 && only) return answer(only, null);
    const iterations = Math.min(most, budget.iterations);
    const tried = search({
      game: slots,
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

const answer = (move: Slots["move"], value: number | null) => ({
  move,
  waits: false,
  value,
  candidates: [{ move, chance: 1 }],
});
