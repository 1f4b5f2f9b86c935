import type { Orcain } from "@holmgang/orcain";
import type { Bot } from "../bot.ts";
import { bestAgainst, habitsOf } from "./habits.ts";
import { layOne } from "./lay.ts";
import { reckon } from "./reckon.ts";
import { playable } from "./stage.ts";

/** Trusts what it has seen, and can be led by the nose. */
export const greedy: Bot<Orcain> = {
  name: "greedy",
  about: "Answers what you have shown so far. Strong against habits, easy to mislead.",
  choose(view, _legal, _budget, rng) {
    const { solution, hands, now, past } = reckon(view);
    const seen = past.map((round) => round.theirs);
    const habits = habitsOf(seen, playable(hands[1], now));
    const payoff = solution.payoff.bind(null, now);
    const best = bestAgainst(habits, solution.stage(now).layouts, payoff);
    return layOne(best.layout, best.value, rng);
  },
};
