export type { Bot, Budget, Candidate, Choice } from "./bot.ts";
export { random } from "./random.ts";
export { findBot, ROSTER } from "./roster.ts";
