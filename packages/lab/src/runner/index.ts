export type { BlockResult, Job } from "./job.ts";
export { runJob } from "./run-job.ts";
export type { RunOptions } from "./run-job.ts";
