import { pick } from "@holmgang/kernel";
import type { Slots } from "@holmgang/slots";
import type { Bot } from "../bot.ts";
import { greedy } from "./greedy.ts";

/** One move in so many is any move at all. */
const LAPSE = 3;

/** Sees what greedy sees, when it looks. */
export const careless: Bot<Slots> = {
  name: "careless",
  about: "Sees what is good, and every third time plays something else.",
  choose(view, legal, budget, rng) {
    if (rng.below(LAPSE) > 0) return greedy.choose(view, legal, budget, rng);
    const move = pick(rng, legal);
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
};
