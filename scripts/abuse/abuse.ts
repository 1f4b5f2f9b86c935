// `npm run abuse`: one address tries what it can, while an honest player at another plays the searching bot of Slots. What
// that player waits for, from a move to the next question (p95), is told before, during and after, one row an abuse; so is
// what the same player waits for at a server that nobody abuses, for the machine may have other things to do. Everything
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
import { HEAD, isBorne, p95, told } from "./row.ts";
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
if (!flags.json) console.log(HEAD);
for (const name of names) {
  const row = await measured(name);
  rows.push(row);
  if (!flags.json) console.log(told(row));
}
if (flags.json) console.log(JSON.stringify(rows));
process.exit(rows.every(isBorne) ? 0 : 1);

async function measured(name: string): Promise<Row> {
  const [there, elsewhere] = await Promise.all([openHouse(), openHouse()]);
  try {
    await sleep(WARM_MS);
    const quiet = () => sleep(1000 * Math.max(5, seconds / 2));
    const before = await listen([there, elsewhere], quiet);
    let tally: Tally = { asked: 0, refused: 0, bytes: 0 };
    const during = await listen([there, elsewhere], async () => {
      tally = await attack(name, there);
    });
    const after = await listen([there, elsewhere], quiet);
    const waitsOf = (at: 0 | 1) => ({ before: before[at], during: during[at], after: after[at] });
    return { name, honest: waitsOf(0), elsewhere: waitsOf(1), ...tally };
  } finally {
    await Promise.all([there.close(), elsewhere.close()]);
  }
}

/** A server of its own with an honest player on it. */
interface House {
  readonly server: string;
  readonly waits: number[];
  victim(): Victim;
  close(): Promise<void>;
}

async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-abuse-"));
  const order = JSON.stringify({ folder, port: await freePort() });
  const served = spawnMeasured([fileOf("server.ts"), order]);
  const server = await served.address;
  const waits: number[] = [];
  const player = await playBots(strangerAt(server, HONEST), {
    pauseMs: PAUSE_MS,
    seed: "honest",
    waited: (ms) => void waits.push(ms),
  });
  if (!player) throw new Error("the honest player was not let in");
  return {
    server,
    waits,
    victim() {
      const match = player.match();
      if (match === null) throw new Error("the honest player sits in no match");
      return { account: player.account, match };
    },
    async close() {
      player.line.close();
      await served.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the players of both houses waited for while something was done. */
async function listen(
  houses: readonly [House, House],
  work: () => Promise<unknown>,
): Promise<readonly [number, number]> {
  for (const { waits } of houses) waits.length = 0;
  await work();
  return [p95(houses[0].waits), p95(houses[1].waits)];
}

async function attack(name: string, { server, victim: whom }: House): Promise<Tally> {
  const victim = whom();
  const order = JSON.stringify({ name, server, from: ABUSER, victim, seconds });
  const child = fork(fileOf("attacker.ts"), [order], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [tally] = (await once(child, "message")) as [Tally]; // all it says
  return tally;
}
