// `npm run abuse`: one address tries what it can, while an honest player at another plays the searching bot of Slots. What
// that player waits for, from a move to the next question, is told before, during and after, one row an abuse. Everything
// stays on the loopback of this machine. --seconds N of each abuse (20), --only NAME, --json.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { integer, readArgs } from "../../packages/cli/src/args.ts";
import { Complaint } from "../../packages/cli/src/complaint.ts";
import { spawnMeasured } from "../../packages/cli/src/load/spawn-server.ts";
import { freePort } from "../crash/free-port.ts";
import { ABUSES } from "./abuses.ts";
import type { Victim } from "./abuses.ts";
import { playBots } from "./bot-match.ts";
import { strangerAt } from "./stranger.ts";
import type { Tally } from "./stranger.ts";
import { isBorne, p95, told } from "./row.ts";
import type { Row } from "./row.ts";

const { flags } = readArgs(
  process.argv.slice(2),
  { seconds: "text", only: "text", json: "switch" },
  [],
);
const seconds = integer("seconds", flags.seconds, 20, [1, 600]);
const names = Object.keys(ABUSES).filter((name) => (flags.only ?? name) === name);
if (names.length === 0)
  throw new Complaint(`--only takes one of ${Object.keys(ABUSES).join(", ")}, not '${flags.only}'`);

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** The house of whoever is honest, and the other one. */
const [HONEST, ABUSER] = ["127.0.0.2", "127.0.0.3"];
const PAUSE_MS = 60;
/** A server that has just started is still warming up. */
const WARM_MS = 5_000;

const rows: Row[] = [];
for (const name of names) {
  const row = await measured(name);
  rows.push(row);
  if (!flags.json) console.log(told(row));
}
if (flags.json) console.log(JSON.stringify(rows));
process.exit(rows.every(isBorne) ? 0 : 1);

async function measured(name: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-abuse-"));
  const server = spawnMeasured([
    fileOf("server.ts"),
    JSON.stringify({ folder, port: await freePort() }),
  ]);
  try {
    return await rowOf(name, await server.address);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rowOf(name: string, server: string): Promise<Row> {
  let waits: number[] = [];
  const player = await playBots(strangerAt(server, HONEST), {
    pauseMs: PAUSE_MS,
    seed: "honest",
    waited: (ms) => void waits.push(ms),
  });
  if (!player) throw new Error("the honest player was not let in");
  const listen = async (work: () => Promise<unknown>): Promise<number> => {
    waits = [];
    await work();
    return p95(waits);
  };
  await sleep(WARM_MS);
  const before = await listen(() => sleep(1000 * Math.max(5, seconds / 2)));
  const match = player.match();
  if (match === null) throw new Error("the honest player sits in no match");
  let tally: Tally = { asked: 0, refused: 0, bytes: 0 };
  const during = await listen(async () => {
    tally = await attack(name, server, { account: player.account, match });
  });
  const after = await listen(() => sleep(1000 * Math.max(5, seconds / 2)));
  player.line.close();
  return { name, before, during, after, ...tally };
}

async function attack(name: string, server: string, victim: Victim): Promise<Tally> {
  const order = JSON.stringify({ name, server, from: ABUSER, victim, seconds });
  const child = fork(fileOf("attacker.ts"), [order], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [tally] = (await once(child, "message")) as [Tally]; // all it says
  return tally;
}
