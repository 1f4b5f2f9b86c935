import type { Difficulty } from "./enemies.ts";

/** Who plays the enemy: the name of a player of the field, by difficulty. */
export const LEVELS: Readonly<Record<Difficulty, string>> = {
  easy: "militia",
  normal: "militia",
  hard: "captain",
  elite: "captain",
  boss: "captain",
};
