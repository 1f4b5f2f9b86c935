export { bankedHost } from "./banked-host.ts";
export type { LawKit, Numbers } from "./kit.ts";
export { replaythrough } from "./playthrough.ts";
export { tableUnder } from "./rules-table.ts";
export { brokenWords, reportWords, together, unseenIn } from "./law-report.ts";
export type { LawReport } from "./law-report.ts";
export { assertLaws, runLaws } from "./run-laws.ts";
export { withRolls } from "./scripted-rng.ts";
