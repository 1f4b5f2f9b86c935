import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { careless } from "./careless.ts";
import { greedy } from "./greedy.ts";
import { searching } from "./searching.ts";
import { squire } from "./squire.ts";

/** Who plays Skirmish Slots, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const SLOTS_BOTS: readonly Bot<Shape>[] = [
  squire,
  random,
  careless,
  greedy,
  searching("scholar", "Plays a few rounds in its head before every card.", 80),
  searching("sage", "Plays hundreds of rounds in its head, and knows when to stop.", 600),
];
