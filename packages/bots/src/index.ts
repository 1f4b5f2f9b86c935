export type { Bot, Budget } from "./bot.ts";
export { random } from "./random.ts";
export { findBot, ROSTER } from "./roster.ts";
