import { availableParallelism } from "node:os";
import { join } from "node:path";
import { RUN_GAME } from "@holmgang/campaign";
import { GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { BLOCK } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";
import type { BlockResult, Job } from "@holmgang/lab/runner";
import { botOf, gameId, integer, readArgs } from "../args.ts";
import type { Command } from "../command.ts";
import { Complaint } from "../complaint.ts";
import { readConfig, settingLines } from "../config.ts";
import { bar, reportLines } from "../report.ts";
import { makeFolder, writeFile } from "../write-file.ts";
import { simulateRuns } from "./simulate-runs.ts";

const FLAGS = {
  matches: "text",
  seed: "text",
  bots: "text",
  workers: "text",
  config: "text",
  decks: "text",
  iterations: "text",
  json: "switch",
  records: "text",
} as const;

export const simulate: Command = {
  name: "simulate",
  usage:
    "simulate GAME --matches N --seed S --bots A,B [--workers W] [--config JSON] [--decks A,B] [--iterations N] [--json] [--records DIR]",
  about:
    "Plays bots against each other and reports who wins, with intervals. The result does not depend on W.",
  details: () => [
    "",
    "Defaults: 1000 matches, seed 1, bots random,random, a worker a core, 1000 iterations a move.",
    "Match i takes its chance from (S, i/2 rounded down); A sits first in even matches.",
    "",
    ...SHARES,
    "",
    "simulate clans-campaign --runs N [--seed S] [--bot B] [--workers W] [--config JSON] [--json] [--records DIR] plays whole runs",
    "of the campaign, its battles by B (captain), and says how far they come, where they end, and what they bought.",
    "",
    "--decks takes what A and B bring, each a deck's code or a file with it, in a game with decks.",
    '--config takes settings, or {"settings": …, "entries": […]}, the first entry being what A brings:',
    ...settingLines(),
  ],
  async run(argv, terminal) {
    if (argv[0] === RUN_GAME) return simulateRuns(argv, terminal);
    const { job, workers, folder, json } = readCall(argv);
    if (folder !== undefined) makeFolder(folder);
    const start = performance.now();
    const onBlock = (result: BlockResult, done: number, blocks: number): void => {
      if (folder !== undefined) writeRecords(folder, result);
      terminal.progress(done < blocks ? bar(done / blocks) : "");
    };
    const summary = await runJob(job, { workers, onBlock });
    const seconds = (performance.now() - start) / 1000;
    const { game, seed, bots, matches } = job;
    const report = {
      game,
      rules: GAMES[game].game.rules,
      seed,
      bots,
      ...summary,
      seconds,
      matchesPerSecond: matches / seconds,
    };
    if (json) terminal.out(JSON.stringify(report));
    else for (const line of reportLines(report)) terminal.out(line);
  },
};

const SHARES = [
  "Every share is reported with its 95 % interval:",
  "  winRate: matches that A won, of all matches. Wilson's interval, with matches taken as independent.",
  "  score: the same with a draw as half a win. Its interval takes pairs of matches as the unit,",
  "    because both matches of a pair share their chance.",
  "  firstSeat: matches that the first seat won, of those that somebody won. Exactly one half where",
  "    the second match of a pair mirrors the first, as in Orcain.",
  "  firstMover: matches that whoever moved first won, of those that somebody won; null where both",
  "    move at once.",
];

function readCall(argv: readonly string[]) {
  const { words, flags } = readArgs(argv, FLAGS, ["GAME"]);
  const game = gameId(words[0]);
  const job: Job = {
    game,
    bots: botNames(game, flags.bots ?? "random,random"),
    matches: integer("matches", flags.matches, 1000, [1, 100_000_000]),
    seed: integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]),
    iterations: integer("iterations", flags.iterations, 1000, [1, 1_000_000_000]),
    config: readConfig(game, flags.config, flags.decks).raw,
    records: flags.records !== undefined,
  };
  const workers = integer("workers", flags.workers, availableParallelism(), [1, 256]);
  return { job, workers, folder: flags.records, json: flags.json };
}

function botNames(game: GameId, text: string): [string, string] {
  const [a, b, ...more] = text.split(",").map((name) => name.trim());
  if (!a || !b || more.length)
    throw new Complaint(`--bots takes two names, like random,random, not '${text}'`);
  return [botOf(game, a).name, botOf(game, b).name];
}

function writeRecords(folder: string, { block, records }: BlockResult): void {
  for (const [index, text] of records.entries()) {
    writeFile(join(folder, `${String(block * BLOCK + index).padStart(6, "0")}.txt`), text);
  }
}
