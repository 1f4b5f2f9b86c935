// A server to be measured or killed, started by `spawnServer` with what it should serve as JSON. It ends with whoever
// started it, says where it is, and how much it holds whenever it is asked.
import { setImmediate } from "node:timers/promises";
import { NO_LIMITS, serve } from "@holmgang/server";
import type { QueueSettings, StorePlace } from "@holmgang/server";
import { pino } from "pino";

const { place, port, queueSettings, isSilent } = JSON.parse(process.argv[2] ?? "") as {
  place: StorePlace;
  port: number;
  queueSettings: QueueSettings;
  isSilent: boolean;
}; // spawnServer wrote it
process.once("disconnect", () => process.exit());
const log = pino({ level: isSilent ? "silent" : "error" }, pino.destination(2));
const { address } = await serve({
  place,
  host: "127.0.0.1",
  port,
  limits: NO_LIMITS,
  log,
  queueSettings,
});
process.on("message", async (asked) => {
  if (asked !== "heap") return;
  globalThis.gc?.();
  await setImmediate(); // what the first round has set free takes a second one
  globalThis.gc?.();
  process.send?.({ heapBytes: process.memoryUsage().heapUsed });
});
process.send?.({ address });
