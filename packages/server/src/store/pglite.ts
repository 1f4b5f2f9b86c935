import { Worker } from "node:worker_threads";
import { pgliteModules } from "./pglite-modules.ts";
import type { Given, Said } from "./pglite-thread.ts";

/** The embedded database in a folder, at work on its own thread. */
export interface Pglite {
  /** What it answers to bytes of the protocol. One question at a time. */
  ask(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openPglite(folder: string): Pglite {
  const workerData: Given = { folder, modules: pgliteModules() };
  const thread = new Worker(new URL("./pglite-thread.ts", import.meta.url), { workerData });
  let broken: Error | null = null;
  let asking: PromiseWithResolvers<Said> | null = null;

  thread.on("message", (said: Said) => asking?.resolve(said));
  const fail = (error: Error): void => {
    broken ??= error;
    asking?.reject(broken);
  };
  thread.on("error", fail);
  thread.on("exit", () =>
    fail(new Error("Connection terminated: the embedded database has ended.")),
  );

  /** A database that nobody asks keeps no process alive. */
  async function exchange(said: Said): Promise<Said> {
    if (broken) throw broken;
    asking = Promise.withResolvers();
    thread.ref();
    try {
      thread.postMessage(said, said === null ? [] : [said.buffer]);
      return await asking.promise;
    } finally {
      asking = null;
      thread.unref();
    }
  }

  return {
    ask: async (bytes) => (await exchange(new Uint8Array(bytes)))!, // bytes are answered with bytes
    async close() {
      await exchange(null);
      await thread.terminate();
    },
  };
}
