// The server that is abused: in a process of its own, with every limit there is, for a folder and a port as JSON. Loopback
// counts like any other address.
import { LIMITS, serve } from "@holmgang/server";
import { pino } from "pino";

const { folder, port } = JSON.parse(process.argv[2] ?? "") as { folder: string; port: number }; // abuse.ts wrote it
process.once("disconnect", () => process.exit());
const { address } = await serve({
  place: { folder },
  host: "127.0.0.1",
  port,
  limits: { ...LIMITS, countsPrivate: true },
  client: null,
  log: pino({ level: "fatal" }, pino.destination(2)),
});
process.send?.({ address });
