import { pick } from "@holmgang/kernel";
import type { Tactics } from "@holmgang/tactics";
import type { Bot } from "../bot.ts";

/** A bot that fights as it does, and drafts like everybody here. */
export const drafting = (fighter: Bot<Tactics>): Bot<Tactics> => ({
  ...fighter,
  choose: (view, legal, budget, rng) => {
    if (view.phase === "battle") return fighter.choose(view, legal, budget, rng);
    const move = pick(rng, legal);
    return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
  },
});
