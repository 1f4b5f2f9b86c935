import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GAMES } from "@holmgang/games";
import { gameId, integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { openCrowd } from "../load/crowd.ts";
import { metricsGauge, processGauge } from "../load/gauge.ts";
import type { Gauge } from "../load/gauge.ts";
import { measure } from "../load/measure.ts";
import type { LoadPlan, LoadReport } from "../load/measure.ts";
import { reportLines } from "../load/report.ts";
import { spawnServer } from "../load/spawn-server.ts";

const FLAGS = {
  spawn: "switch",
  matches: "text",
  seconds: "text",
  think: "text",
  seed: "text",
  game: "text",
  json: "switch",
} as const;

export const load: Command = {
  name: "load",
  usage:
    "load (URL | --spawn) --matches N --seconds S [--game GAME] [--think MS] [--seed S] [--json]",
  about: "Keeps N matches going over real sockets for S seconds and reports what it took.",
  details: () => [
    "",
    "Defaults: Orcain, 500 matches, 30 seconds, seed 1. Every player waits a random time below --think (2000 ms)",
    "before each move; 0 is as fast as the server answers.",
    "--spawn starts a server of its own in a folder of its own, without limits, and measures that process.",
    "A server at URL tells its own numbers under /metrics; it must not limit this machine (--no-limits).",
    "Memory of a connection and of a match is what is left after everything unused is cleared away; a",
    "server at URL is not asked to clear up, so there it is only a hint.",
  ],
  async run(argv, terminal) {
    const words = argv.includes("--spawn") ? [] : ["URL or --spawn"];
    const {
      words: [url],
      flags,
    } = readArgs(argv, FLAGS, words);
    const seed = integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]);
    const plan: LoadPlan = {
      matches: integer("matches", flags.matches, 500, [1, 100_000]),
      seconds: integer("seconds", flags.seconds, 30, [1, 86_400]),
      thinkMs: integer("think", flags.think, 2000, [0, 600_000]),
    };
    const game = gameId(flags.game ?? "orcain");
    const run = (address: string, gauge: Gauge) =>
      measure(gauge, plan, (matches, thinkMs) =>
        openCrowd(address, { game, matches, thinkMs, seed }),
      );
    const report = await (url === undefined ? onOwnServer(run) : onServerAt(url, run));
    if (flags.json) terminal.out(JSON.stringify(report));
    else for (const line of reportLines(GAMES[game].words.name, report)) terminal.out(line);
    const [first] = report.complaints;
    if (first)
      throw new Complaint(`${report.complaints.length} promises broken, first: ${first}`, 1);
  },
};

type Run = (address: string, gauge: Gauge) => Promise<LoadReport>;

async function onOwnServer(run: Run): Promise<LoadReport> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-load-"));
  const server = spawnServer({ folder }, 0);
  try {
    return await run(await server.address, processGauge(server));
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function onServerAt(url: string, run: Run): Promise<LoadReport> {
  if (!/^https?:\/\/[^/]+\/?$/.test(url))
    throw new Complaint(`URL is where a server is, like http://localhost:8080, not '${url}'`);
  const address = url.replace(/\/$/, "");
  const isThere = await fetch(address).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Complaint(`no server answers at ${address}`);
  return run(address, metricsGauge(address));
}
