import { pick } from "@holmgang/kernel";
import type { Shape } from "@holmgang/kernel";
import type { Bot } from "./bot.ts";

/** Plays any game: every listed move is equally likely. */
export const random: Bot<Shape> = {
  name: "random",
  about: "Picks any legal move, all equally likely.",
  choose: (_view, legal, _budget, rng) => ({
    move: pick(rng, legal),
    waits: false,
    value: null,
    candidates: legal.map((move) => ({ move, chance: 1 / legal.length })),
  }),
  draw: (count, rng) => rng.below(count),
};
