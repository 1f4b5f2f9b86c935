import { clans } from "@holmgang/clans";
import type { Clans } from "@holmgang/clans";
import type { Bot } from "../bot.ts";
import { HERO, submit } from "./answer.ts";
import { callsHero } from "./calls-hero.ts";
import { greedyPlan } from "./greedy-plan.ts";
import { seatOf } from "./seat-of.ts";
import { quiet } from "./worth.ts";

/** Adds card after card, each where it helps most if the rival adds nothing. */
export const sergeant: Bot<Clans> = {
  name: "sergeant",
  about: "Sends every card where it helps most, and never asks what the enemy may send.",
  choose(view, _legal, _budget, rng) {
    const seat = seatOf(view);
    if (callsHero(view, seat)) return HERO;
    const state = clans.determinize(view, seat, rng);
    return submit(greedyPlan({ state, seat, judge: quiet }, [], rng));
  },
};
