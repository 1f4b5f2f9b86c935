import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { RunResult } from "../campaign/index.ts";
import { playCampaignAt } from "./campaign-job.ts";
import type { CampaignJob, PlayedCampaign } from "./campaign-job.ts";

interface CampaignOptions {
  readonly workers: number;
  /** Called for every run as it is done, in no particular order. */
  onRun?(played: PlayedCampaign, done: number): void;
}

/** Plays runs on this many threads; the results are in order, and the same for every number of threads. */
export async function runCampaigns(
  job: CampaignJob,
  { workers, onRun }: CampaignOptions,
): Promise<readonly RunResult[]> {
  const results: RunResult[] = [];
  let done = 0;
  let next = 0;
  const keep = (played: PlayedCampaign): void => {
    results[played.index] = played.result;
    onRun?.(played, ++done);
  };
  if (workers <= 1) while (next < job.runs) keep(playCampaignAt(job, next++));
  const threads = Array.from(
    { length: workers <= 1 ? 0 : Math.min(workers, job.runs) },
    () => new Worker(new URL("./campaign-worker.ts", import.meta.url), { workerData: job }),
  );
  const work = async (worker: Worker): Promise<void> => {
    while (next < job.runs) {
      worker.postMessage(next++);
      const [played] = (await once(worker, "message")) as [PlayedCampaign]; // a worker answers every index with its run
      keep(played);
    }
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
  return results;
}
