import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { eager } from "./eager.ts";
import { equilibrium } from "./equilibrium.ts";
import { exploit } from "./exploit.ts";
import { greedy } from "./greedy.ts";
import { orc } from "./orc.ts";
import { scatter } from "./scatter.ts";

/** Who plays Orcain, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const ORCAIN_BOTS: readonly Bot<Shape>[] = [
  orc,
  scatter,
  eager,
  random,
  equilibrium,
  exploit,
  greedy,
];

export { reviewRounds } from "./review.ts";
export type { RoundReview } from "./review.ts";
