export { fitElo } from "./elo.ts";
export type { Meeting, Rating } from "./elo.ts";
export { recordMatch } from "./play-match.ts";
export type { Player } from "./play-match.ts";
export { simulateMatch, simulateRecord } from "./simulate.ts";
export type { Result, Simulation } from "./simulate.ts";
export { BLOCK, summarise, tallyOf } from "./tally.ts";
export type { Summary, Tally } from "./tally.ts";
export type { Share } from "./wilson.ts";
