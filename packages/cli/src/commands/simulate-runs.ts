import { availableParallelism } from "node:os";
import { readJson } from "@holmgang/kernel";
import { join } from "node:path";
import { steward } from "@holmgang/bots/clans-campaign";
import { parseSetup, RUN_GAME, RUN_RULES } from "@holmgang/campaign";
import { summariseRuns } from "@holmgang/lab/campaign";
import type { RunSummary } from "@holmgang/lab/campaign";
import { runCampaigns } from "@holmgang/lab/runner";
import type { CampaignJob } from "@holmgang/lab/runner";
import { botOf, integer, readArgs } from "../args.ts";
import { Complaint } from "../complaint.ts";
import { bar, percent } from "../report.ts";
import type { Terminal } from "../terminal.ts";
import { makeFolder, writeFile } from "../write-file.ts";

const FLAGS = {
  runs: "text",
  seed: "text",
  bot: "text",
  config: "text",
  iterations: "text",
  workers: "text",
  json: "switch",
  records: "text",
} as const;

/** `holmgang simulate clans-campaign`: whole runs by a program, and how far they come. */
export async function simulateRuns(argv: readonly string[], terminal: Terminal): Promise<void> {
  const { job, acts, workers, folder, json } = readCall(argv);
  if (folder !== undefined) makeFolder(folder);
  const start = performance.now();
  const results = await runCampaigns(job, {
    workers,
    onRun({ index, text }, done) {
      if (folder !== undefined && text !== null)
        writeFile(join(folder, `${String(index).padStart(6, "0")}.txt`), text);
      terminal.progress(done < job.runs ? bar(done / job.runs) : "");
    },
  });
  const summary = summariseRuns(results, acts);
  const seconds = (performance.now() - start) / 1000;
  const { seed, fighter } = job;
  const head = { game: RUN_GAME, rules: RUN_RULES, seed, player: steward.name, fighter };
  if (json) return terminal.out(JSON.stringify({ ...head, ...summary, seconds }));
  for (const line of linesOf(summary, `${head.player} with ${fighter}, seed ${seed}`))
    terminal.out(line);
}

function readCall(argv: readonly string[]) {
  const { flags } = readArgs(argv, FLAGS, ["GAME"]);
  const setup = setupOf(flags.config);
  const job: CampaignJob = {
    setup: setup.raw,
    seed: integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]),
    runs: integer("runs", flags.runs, 100, [1, 1_000_000]),
    fighter: botOf("clans-field", flags.bot ?? "captain").name,
    iterations: integer("iterations", flags.iterations, 1000, [1, 1_000_000_000]),
    records: flags.records !== undefined,
  };
  const workers = integer("workers", flags.workers, availableParallelism(), [1, 256]);
  return { job, acts: setup.acts, workers, folder: flags.records, json: flags.json };
}

/** `--config` is a set-up without its seed, or settings alone. */
function setupOf(text: string | undefined): { readonly raw: object; readonly acts: number } {
  const given = text === undefined ? {} : objectIn(text);
  const isWhole = ["settings", "tree", "relic", "crowned"].some((key) => key in given);
  const raw = isWhole ? given : { settings: given };
  const setup = parseSetup({ ...raw, seed: "any" });
  if (!setup.ok) throw new Complaint(`--config: ${setup.refusal.words}`);
  return { raw, acts: setup.value.settings.acts };
}

function objectIn(text: string): object {
  const value = readJson(text);
  if (typeof value === "object" && value !== null) return value;
  throw new Complaint(`--config is not JSON: ${text.slice(0, 200)}`);
}

function linesOf(summary: RunSummary, who: string): readonly string[] {
  const { runs, actsWon, campaign, endings, lostIn, mean, spent, got } = summary;
  const list = (counts: Readonly<Record<string, number>>, digits = 0): string =>
    Object.entries(counts)
      .map(([key, count]) => `${key} ${count.toFixed(digits)}`)
      .join(", ");
  return [
    `${RUN_GAME}, rules ${RUN_RULES}: ${runs} runs of ${who}`,
    ...actsWon.map((share, index) => `  act ${index + 1} won by ${percent(share)}`),
    `  the campaign won by ${percent(campaign)}`,
    `  endings: ${list(endings)}`,
    `  lost in: ${list(lostIn)}`,
    `  a run: ${list(mean, 1)}`,
    `  gold spent a run: ${list(spent, 1)}`,
    `  got a run: ${list(got, 2)}`,
    `  digest ${summary.digest}`,
  ];
}
