// The embedded database on a thread of its own, so that rules and sockets do not wait for it. Runs nowhere else.
import { PGlite } from "@electric-sql/pglite";
import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "@holmgang/kernel";
import type { PgliteModules } from "./pglite-modules.ts";
import { PLANNING } from "./planning.ts";

/** What it begins with. */
export interface Given {
  readonly folder: string;
  readonly modules: PgliteModules;
}

/** What it is told: bytes of the protocol, answered with bytes; or null, to close, answered with null. */
export type Said = Uint8Array<ArrayBuffer> | null;

const port = parentPort;
invariant(port !== null, "the database is started as a thread");
const { folder, modules } = workerData as Given; // as whoever starts the thread gives it
const pglite = await PGlite.create(folder, modules);
for (const [name, value] of Object.entries(PLANNING)) await pglite.exec(`set ${name} = ${value}`);

port.on("message", (said: Said) => {
  void (said === null ? pglite.close().then(() => null) : answer(said)).then((answered) =>
    port.postMessage(answered, answered === null ? [] : [answered.buffer]),
  );
});

/** As a stream, because otherwise the database reads every answer as well and never forgets it. */
async function answer(said: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  await pglite.execProtocolRawStream(said, {
    onRawData: (part) => void parts.push(Buffer.from(part)),
  });
  return new Uint8Array(Buffer.concat(parts));
}
