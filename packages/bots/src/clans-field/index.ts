import type { Shape } from "@holmgang/kernel";
import type { Bot } from "../bot.ts";
import { random } from "../random.ts";
import { captain } from "./captain.ts";
import { planning } from "./marshal.ts";
import { militia } from "./militia.ts";
import { volunteer } from "./volunteer.ts";

/** Who plays Clans in the field, the weakest first as `npm run strength` measures it. A new bot is one name in this list. */
export const CLANS_FIELD_BOTS: readonly Bot<Shape>[] = [
  volunteer,
  random,
  militia,
  captain,
  planning({
    name: "marshal",
    about: "Thinks whole turns through, and how you would answer them.",
    guesses: 4,
    plans: 12,
    answered: 4,
  }),
];
