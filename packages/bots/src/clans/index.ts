import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";

/** Who plays Clans, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const CLANS_BOTS: readonly Bot<Shape>[] = [random];
