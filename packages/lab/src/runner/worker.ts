import { parentPort, workerData } from "node:worker_threads";
import { playBlock } from "./job.ts";
import type { Job } from "./job.ts";

// A worker plays the blocks it is given, one by one, until it is ended.
const job = workerData as Job; // whoever starts a worker gives it a job
parentPort?.on("message", (block: number) => parentPort?.postMessage(playBlock(job, block)));
