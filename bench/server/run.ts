// `npm run bench:server`: Orcain on our server and on two others under the same load, one after the other.
// --matches N, --think MS, --seconds S, --only NAME; `--json` prints one object and nothing else.
import { setTimeout as sleep } from "node:timers/promises";
import { integer, readArgs } from "../../packages/cli/src/args.ts";
import { cpuMsOf, processGauge } from "../../packages/cli/src/load/gauge.ts";
import { measure } from "../../packages/cli/src/load/measure.ts";
import { installBoardgame } from "../peers.ts";
import { CONTENDERS } from "./contenders.ts";
import type { Contender } from "./contenders.ts";
import { family } from "./family.ts";
import { installColyseus } from "./peers.ts";
import { reportOf, rowOf, table } from "./report.ts";
import type { Row } from "./report.ts";

const say = (text: string): void => console.error(`bench: ${text}`);
const { flags } = readArgs(
  process.argv.slice(2),
  { matches: "text", think: "text", seconds: "text", only: "text", json: "switch" },
  [],
);
const plan = {
  matches: integer("matches", flags.matches, 200, [1, 10_000]),
  thinkMs: integer("think", flags.think, 1000, [1, 60_000]),
  seconds: integer("seconds", flags.seconds, 20, [1, 3600]),
};

const isThere = { us: true, boardgame: installBoardgame(say), colyseus: installColyseus(say) };
const rows: Row[] = [];
for (const contender of CONTENDERS) {
  if (flags.only !== undefined && !contender.name.includes(flags.only)) continue;
  if (isThere[contender.of]) rows.push(await sample(contender));
  else say(`${contender.name} could not be installed: its row is skipped`);
}
const report = reportOf(plan, rows);
console.log(flags.json ? JSON.stringify(report) : table(report));
process.exit();

async function sample({ name, start }: Contender): Promise<Row> {
  say(name);
  const { server, gather, stop } = await start();
  // A database that is a process of its own works for the server: its time counts as well.
  const cpuMs = () =>
    Promise.resolve(family(process.pid).reduce((sum, pid) => sum + cpuMsOf(pid), 0));
  const measured = await measure({ ...processGauge(server), cpuMs }, plan, gather);
  for (const words of measured.complaints) say(words);
  await sleep(1_000); // everybody leaves in order
  await stop();
  return rowOf(name, measured);
}
