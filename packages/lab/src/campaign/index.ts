export { playCampaign } from "./play-campaign.ts";
export { summariseRuns } from "./summarise-runs.ts";
export type { RunResult, RunSummary } from "./summarise-runs.ts";
