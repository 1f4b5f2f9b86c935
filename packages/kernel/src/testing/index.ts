export { demand, Violation } from "./kit.ts";
export type { LawKit, Numbers } from "./kit.ts";
export { replaythrough } from "./playthrough.ts";
export { assertLaws, runLaws } from "./run-laws.ts";
export type { LawOptions, LawReport } from "./run-laws.ts";
export { withRolls } from "./scripted-rng.ts";
