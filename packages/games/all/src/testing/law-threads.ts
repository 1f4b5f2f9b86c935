import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameId } from "../index.ts";
import type { LawResult } from "./law-part.ts";
import { shareOut } from "./law-share.ts";
import type { LawPlan, LawTally } from "./law-share.ts";

/** Holds games to the laws on all cores. */
export async function lawsOnThreads(plan: LawPlan): Promise<ReadonlyMap<GameId, LawTally>> {
  const share = shareOut(plan);
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL("./law-worker.ts", import.meta.url)),
  );
  const work = async (worker: Worker): Promise<void> => {
    for (let part = share.next(); part !== null; part = share.next()) {
      worker.postMessage(part);
      const [result] = (await once(worker, "message")) as [LawResult]; // a worker answers every part
      share.done(part, result);
    }
  };
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return share.tallies;
}
