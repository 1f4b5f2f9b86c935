import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { findBot, ROSTER } from "@holmgang/bots";
import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { BLOCK } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";
import type { BlockResult } from "@holmgang/lab/runner";
import { gameId, integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { readConfig, settingLines } from "../config.ts";
import { bar, reportLines } from "../report.ts";

const FLAGS = {
  matches: "text",
  seed: "text",
  bots: "text",
  workers: "text",
  config: "text",
  iterations: "text",
  json: "switch",
  records: "text",
} as const;

export const simulate: Command = {
  name: "simulate",
  usage:
    "simulate GAME --matches N --seed S --bots A,B [--workers W] [--config JSON] [--iterations N] [--json] [--records DIR]",
  about:
    "Plays bots against each other and reports who wins, with intervals. The result does not depend on W.",
  details: () => [
    "",
    "Defaults: 1000 matches, seed 1, bots random,random, a worker a core, 1000 iterations a move.",
    "Match i takes its chance from (S, i/2 rounded down); A sits first in even matches.",
    '--config takes settings, or {"settings": …, "entries": […]}:',
    ...settingLines("orcain"),
  ],
  async run(argv, terminal) {
    const { words, flags } = readArgs(argv, FLAGS, ["GAME"]);
    const game = gameId(words[0]);
    const bots = botNames(game, flags.bots ?? "random,random");
    const matches = integer("matches", flags.matches, 1000, [1, 100_000_000]);
    const seed = integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]);
    const workers = integer("workers", flags.workers, availableParallelism(), [1, 256]);
    const iterations = integer("iterations", flags.iterations, 1000, [1, 1_000_000_000]);
    const { raw: config } = readConfig(game, flags.config);
    if (flags.records !== undefined) makeFolder(flags.records);
    const start = performance.now();
    const onBlock = (result: BlockResult, done: number, blocks: number): void => {
      if (flags.records !== undefined) writeRecords(flags.records, result);
      terminal.progress(done < blocks ? bar(done / blocks) : "");
    };
    const job = {
      game,
      bots,
      config,
      seed,
      iterations,
      matches,
      records: flags.records !== undefined,
    };
    const summary = await runJob(job, { workers, onBlock });
    const seconds = (performance.now() - start) / 1000;
    const report = {
      game,
      rules: GAMES[game].game.rules,
      seed,
      bots,
      ...summary,
      seconds,
      matchesPerSecond: matches / seconds,
    };
    if (flags.json) terminal.out(JSON.stringify(report));
    else for (const line of reportLines(report)) terminal.out(line);
  },
};

function botNames(game: GameId, text: string): [string, string] {
  const [a, b, ...more] = text.split(",").map((name) => name.trim());
  if (!a || !b || more.length)
    throw new Complaint(`--bots takes two names, like random,random, not '${text}'`);
  const unknown = [a, b].find((name) => !findBot(game, name));
  if (unknown === undefined) return [a, b];
  throw new Complaint(
    `there is no bot '${unknown}' for ${game}; the bots are: ${ROSTER[game].map((bot) => bot.name).join(", ")}`,
  );
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new Complaint(`--records: the folder ${path} cannot be made`);
  }
}

function writeRecords(folder: string, { block, records }: BlockResult): void {
  for (const [index, text] of records.entries()) {
    writeFileSync(join(folder, `${String(block * BLOCK + index).padStart(6, "0")}.txt`), text);
  }
}
