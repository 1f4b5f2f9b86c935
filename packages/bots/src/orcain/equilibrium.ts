import type { Orcain } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { layFrom } from "./lay.ts";
import { reckon } from "./reckon.ts";

/** Plays an optimal mix in every round: nobody can expect to gain against it, whatever they know about it. */
export const equilibrium: Bot<Orcain> = {
  name: "equilibrium",
  about:
    "Plays the exact optimal mix. It cannot be beaten on average, and it does not hunt the weak.",
  choose(view, _legal, _budget, rng) {
    const { solution, now } = reckon(view);
    const { layouts, mine, value } = solution.stage(now);
    return layFrom(layouts, mine, value, rng);
  },
};
