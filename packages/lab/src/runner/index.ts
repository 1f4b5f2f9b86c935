export type { BlockResult, Job } from "./job.ts";
export { runJob } from "./run-job.ts";
