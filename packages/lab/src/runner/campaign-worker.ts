import { parentPort, workerData } from "node:worker_threads";
import { playCampaignAt } from "./campaign-job.ts";
import type { CampaignJob } from "./campaign-job.ts";

// A worker plays the runs it is given, one by one, until it is ended.
const job = workerData as CampaignJob; // whoever starts a worker gives it a job
parentPort?.on("message", (index: number) => parentPort?.postMessage(playCampaignAt(job, index)));
