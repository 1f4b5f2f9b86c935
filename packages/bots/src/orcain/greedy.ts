import type { Orcain } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { bestAgainst, habitsOf } from "./habits.ts";
import { layOne } from "./lay.ts";
import { reckon } from "./reckon.ts";

/** Trusts what it has seen, and can be led by the nose. */
export const greedy: Bot<Orcain> = {
  name: "greedy",
  about: "Answers what you have shown so far. Strong against habits, easy to mislead.",
  choose(view, _legal, _budget, rng) {
    const sight = reckon(view);
    const { solution, roundIndex, hp } = sight;
    const habits = habitsOf(
      sight.past.map((round) => round.theirs),
      sight,
      { settings: view.settings, roundIndex, hp },
    );
    const { layouts } = solution.stage(roundIndex, hp);
    const best = bestAgainst(habits, layouts, (mine, theirs) =>
      solution.payoff(roundIndex, hp, mine, theirs),
    );
    return layOne(best.layout, best.value, rng);
  },
};
