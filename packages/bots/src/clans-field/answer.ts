import type { Move } from "@holmgang/clans/field";
import type { Choice } from "../bot.ts";

/** One move, of which the bot is sure. */
export const answer = (move: Move, value: number | null = null): Choice<Move> => ({
  move,
  waits: false,
  value,
  candidates: [{ move, chance: 1 }],
});
