import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { greedy } from "./greedy.ts";
import { recruit } from "./recruit.ts";
import { searching } from "./searching.ts";
import { treeSearching } from "./tree.ts";

/** Who plays Tactics, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const TACTICS_BOTS: readonly Bot<Shape>[] = [
  recruit,
  random,
  greedy,
  treeSearching("seer", "Plays the next rounds out in its head, over and over.", 200),
  searching("captain", "Looks a few blows ahead, and counts what comes back.", 400),
  searching("marshal", "Looks as far as it can see, and punishes every slip.", 6_000),
];
