import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { summarise } from "../index.ts";
import type { Summary, Tally } from "../index.ts";
import { blocksOf, playBlock } from "./job.ts";
import type { BlockResult, Job } from "./job.ts";

interface RunOptions {
  readonly workers: number;
  /** Called for every block as it is done, in no particular order. */
  onBlock?(result: BlockResult, done: number, blocks: number): void;
}

/** Plays a job on this many threads. The summary is the same for every number of them. */
export async function runJob(job: Job, { workers, onBlock }: RunOptions): Promise<Summary> {
  const blocks = blocksOf(job);
  const tallies: Tally[] = [];
  let done = 0;
  const keep = (result: BlockResult): void => {
    tallies[result.block] = result.tally;
    onBlock?.(result, ++done, blocks);
  };
  if (workers <= 1) for (let block = 0; block < blocks; block++) keep(playBlock(job, block));
  else await onThreads(job, Math.min(workers, blocks), keep);
  return summarise(tallies);
}

/** Every thread takes the next block when it has finished one. Whatever goes wrong ends them all. */
async function onThreads(
  job: Job,
  threads: number,
  keep: (result: BlockResult) => void,
): Promise<void> {
  let next = 0;
  const blocks = blocksOf(job);
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL("./worker.ts", import.meta.url), { workerData: job }),
  );
  const work = async (worker: Worker): Promise<void> => {
    while (next < blocks) {
      worker.postMessage(next++);
      const [result] = (await once(worker, "message")) as [BlockResult]; // a worker answers every block with its result
      keep(result);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
