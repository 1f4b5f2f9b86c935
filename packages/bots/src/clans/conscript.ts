import { clans, somePlan } from "@holmgang/clans";
import type { Clans } from "@holmgang/clans";
import type { Bot } from "../bot.ts";
import { HERO, submit } from "./answer.ts";
import { callsHero } from "./calls-hero.ts";
import { seatOf } from "./seat-of.ts";

/** In every lane none, one or two cards, any of them. */
export const conscript: Bot<Clans> = {
  name: "conscript",
  about: "Puts any cards into any lanes, and hopes.",
  choose(view, _legal, _budget, rng) {
    const seat = seatOf(view);
    if (callsHero(view, seat)) return HERO;
    return submit(somePlan(clans.determinize(view, seat, rng), seat, rng));
  },
};
