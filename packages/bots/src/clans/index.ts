import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { conscript } from "./conscript.ts";
import { searching } from "./searching.ts";
import { sergeant } from "./sergeant.ts";
import { busy, quiet } from "./worth.ts";

/** Who plays Clans, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const CLANS_BOTS: readonly Bot<Shape>[] = [
  conscript,
  random,
  sergeant,
  searching({
    name: "general",
    about: "Guesses a hand of yours, and weighs a few plans against it.",
    guesses: 1,
    plans: 5,
    judge: quiet,
  }),
  searching({
    name: "marshal",
    about: "Guesses hands, looks rounds ahead, weighs plan against plan, and cannot be read.",
    guesses: 4,
    plans: 16,
    judge: busy,
  }),
];
