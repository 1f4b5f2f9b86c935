import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { greedy } from "./greedy.ts";
import { recruit } from "./recruit.ts";
import { searching } from "./searching.ts";
import { treeSearching } from "./tree.ts";

/** Who plays Tactics, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const TACTICS_BOTS: readonly Bot<Shape>[] = [
  random,
  recruit,
  greedy,
  treeSearching({
    name: "seer",
    about: "Plays the next rounds out in its head, over and over.",
    most: 100,
    inTen: 5,
  }),
  searching({
    name: "captain",
    about: "Looks a few blows ahead, and counts what comes back.",
    most: 1_000,
    inTen: 7,
  }),
  searching({
    name: "marshal",
    about: "Looks as far as it can see, and punishes every slip.",
    most: 8_000,
    inTen: 9,
  }),
];
