// One abuse, in a process of its own, so that what it costs whoever does it is not what is measured: for its name, a server,
// an address, a victim and a time as JSON. Says at the end what it has asked for.
import { ABUSES } from "./abuses.ts";
import type { Victim } from "./abuses.ts";
import { strangerAt } from "./stranger.ts";

interface Order {
  readonly name: string;
  readonly server: string;
  readonly from: string;
  readonly victim: Victim;
  readonly seconds: number;
}

const { name, server, from, victim, seconds } = JSON.parse(process.argv[2] ?? "") as Order; // abuse.ts wrote it
process.once("disconnect", () => process.exit());
const stranger = strangerAt(server, from);
const end = performance.now() + seconds * 1000;
// Whatever it waits for then, its time is up.
setTimeout(() => process.send?.(stranger.tally, () => process.exit()), seconds * 1000);
await ABUSES[name]?.(stranger, victim, () => performance.now() >= end);
