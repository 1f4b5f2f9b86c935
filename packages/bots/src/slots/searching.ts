import { slots } from "@holmgang/slots";
import type { Slots } from "@holmgang/slots";
import type { Bot } from "../bot.ts";
import { mostTried } from "../search/most-tried.ts";
import { guide } from "./guide.ts";

/** A player that searches, never longer than `most` iterations: a level is as strong on a quick machine as on a slow one. */
export const searching = (name: string, about: string, most: number): Bot<Slots> => ({
  name,
  about,
  choose(view, legal, budget, rng) {
    const seat = view.viewer === 1 ? 1 : 0;
    const [only] = legal;
    if (legal.length === 1 && only) return answer(only, null);
    return mostTried({ game: slots, guide, view, seat, legal, budget, rng }, most);
  },
});

const answer = (move: Slots["move"], value: number | null) => ({
  move,
  waits: false,
  value,
  candidates: [{ move, chance: 1 }],
});
