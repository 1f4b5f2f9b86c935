export type { Bot, Budget, Candidate, Choice } from "./bot.ts";
export { expectedScore, oddsAgainst } from "./odds.ts";
export type { Odds } from "./odds.ts";
export { random } from "./random.ts";
export { findBot, ROSTER } from "./roster.ts";
