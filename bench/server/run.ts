// `npm run bench:server`: Orcain on our server and on two others under the same load, one after the other.
// --matches N, --think MS, --seconds S, --only NAME, --runs N (3; the median counts); `--json` prints one object and nothing else.
// `--long` plays matches of about seventy moves; boardgame.io's edition has no such rules, so its rows are left out.
// `--profile` looks at our own server from within instead: where its time goes, by part, function and statement.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { integer, readArgs } from "../../packages/cli/src/args.ts";
import { cpuMsOf, processGauge } from "../../packages/cli/src/load/gauge.ts";
import { measure } from "../../packages/cli/src/load/measure.ts";
import { installBoardgame } from "../peers.ts";
import { CONTENDERS } from "./contenders.ts";
import type { Contender } from "./contenders.ts";
import { family } from "./family.ts";
import { beLong } from "./long.ts";
import { installColyseus } from "./peers.ts";
import { profile } from "./profile.ts";
import { medianOf, reportOf, rowOf, table } from "./report.ts";
import type { Row } from "./report.ts";

const say = (text: string): void => console.error(`bench: ${text}`);
const { flags } = readArgs(
  process.argv.slice(2),
  {
    matches: "text",
    think: "text",
    seconds: "text",
    only: "text",
    runs: "text",
    json: "switch",
    long: "switch",
    profile: "switch",
  },
  [],
);
const plan = {
  matches: integer("matches", flags.matches, 200, [1, 10_000]),
  thinkMs: integer("think", flags.think, 1000, [1, 60_000]),
  seconds: integer("seconds", flags.seconds, 20, [1, 3600]),
};

/**
 * What a server costs that has been up for a while. All of them go on compiling for the first half minute under this load, the
 * embedded database too; whoever does more has more to compile.
 */
const SETTLE_MS = 40_000;

const runs = integer("runs", flags.runs, 3, [1, 99]);
if (flags.long) beLong();

if (flags.profile) {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-profile-"));
  for (const line of await profile({ folder }, plan)) console.log(line);
  rmSync(folder, { recursive: true });
  process.exit();
}

const isThere = { us: true, boardgame: installBoardgame(say), colyseus: installColyseus(say) };
const rows: Row[] = [];
for (const contender of CONTENDERS) {
  if (flags.only !== undefined && !contender.name.includes(flags.only)) continue;
  if (flags.long && contender.of === "boardgame") continue;
  if (isThere[contender.of]) rows.push(await sampled(contender));
  else say(`${contender.name} could not be installed: its row is skipped`);
}
const report = reportOf(plan, rows);
console.log(flags.json ? JSON.stringify(report) : table(report));
process.exit();

async function sampled(contender: Contender): Promise<Row> {
  const samples: Row[] = [];
  while (samples.length < runs) samples.push(await sample(contender));
  return medianOf(samples);
}

async function sample({ name, start }: Contender): Promise<Row> {
  say(name);
  const { server, gather, stop } = await start();
  // A database that is a process of its own works for the server: its time counts as well.
  const cpuMs = () =>
    Promise.resolve(family(process.pid).reduce((sum, pid) => sum + cpuMsOf(pid), 0));
  const measured = await measure({ ...processGauge(server), cpuMs }, plan, gather, SETTLE_MS);
  for (const words of measured.complaints) say(words);
  await sleep(1_000); // everybody leaves in order
  await stop();
  return rowOf(name, measured);
}
