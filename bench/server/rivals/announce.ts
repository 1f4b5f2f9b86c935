import { setImmediate } from "node:timers/promises";

/** Does for a rival's server what `server.ts` of the load does for ours: it ends with its parent and tells its heap. */
export function announce(port: number): void {
  process.once("disconnect", () => process.exit());
  process.on("message", async () => {
    globalThis.gc?.();
    await setImmediate(); // what the first round has set free takes a second one
    globalThis.gc?.();
    process.send?.({ heapBytes: process.memoryUsage().heapUsed });
  });
  process.send?.({ address: `http://127.0.0.1:${port}` });
}
