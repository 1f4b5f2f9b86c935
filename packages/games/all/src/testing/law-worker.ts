import { parentPort } from "node:worker_threads";
import { runPart } from "./law-part.ts";
import type { LawPart } from "./law-part.ts";

// Takes parts one after the other until it is ended. Outside of the test runner the rules are twice as fast.
parentPort?.on("message", (part: LawPart) => {
  void runPart(part).then((result) => parentPort?.postMessage(result));
});
