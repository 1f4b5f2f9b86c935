export type { BlockResult, Job } from "./job.ts";
export { runJob } from "./run-job.ts";
export type { CampaignJob } from "./campaign-job.ts";
export { runCampaigns } from "./run-campaigns.ts";
