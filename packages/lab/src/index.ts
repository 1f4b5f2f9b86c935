export { playMatch, recordMatch } from "./play-match.ts";
export type { MatchPlan, PlayedMatch, Player } from "./play-match.ts";
export { simulateMatch, simulateRecord } from "./simulate.ts";
export type { Result, Simulation } from "./simulate.ts";
export { BLOCK, summarise, tallyOf } from "./tally.ts";
export type { Summary, Tally } from "./tally.ts";
export { wilson } from "./wilson.ts";
export type { Share } from "./wilson.ts";
