import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";

/** Who plays Tactics, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const TACTICS_BOTS: readonly Bot<Shape>[] = [random];
