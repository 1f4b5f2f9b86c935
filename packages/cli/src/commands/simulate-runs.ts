import { join } from "node:path";
import { steward } from "@holmgang/bots/clans-campaign";
import { parseSetup, RUN_GAME, RUN_RULES, writeRun } from "@holmgang/campaign";
import type { Setup } from "@holmgang/campaign";
import { playCampaign, summariseRuns } from "@holmgang/lab/campaign";
import type { RunSummary } from "@holmgang/lab/campaign";
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
  json: "switch",
  records: "text",
} as const;

/** `holmgang simulate clans-campaign`: whole runs by a program, and how far they come. */
export function simulateRuns(argv: readonly string[], terminal: Terminal): void {
  const { flags } = readArgs(argv, FLAGS, ["GAME"]);
  const runs = integer("runs", flags.runs, 100, [1, 1_000_000]);
  const seed = integer("seed", flags.seed, 1, [0, Number.MAX_SAFE_INTEGER]);
  const iterations = integer("iterations", flags.iterations, 1000, [1, 1_000_000_000]);
  const fighter = botOf("clans-field", flags.bot ?? "captain").name;
  const setups = Array.from({ length: runs }, (_, index) =>
    setupOf(`${seed}/${index}`, flags.config),
  );
  if (flags.records !== undefined) makeFolder(flags.records);
  const start = performance.now();
  const results = setups.map((setup, index) => {
    const { record, result } = playCampaign({ setup, player: steward, fighter, iterations });
    if (flags.records !== undefined)
      writeFile(join(flags.records, `${String(index).padStart(6, "0")}.txt`), writeRun(record));
    terminal.progress(index + 1 < runs ? bar((index + 1) / runs) : "");
    return result;
  });
  const [{ settings }] = setups as [Setup, ...Setup[]]; // at least one run
  const summary = summariseRuns(results, settings.acts);
  const seconds = (performance.now() - start) / 1000;
  const head = { game: RUN_GAME, rules: RUN_RULES, seed, player: steward.name, fighter };
  if (flags.json) terminal.out(JSON.stringify({ ...head, ...summary, seconds }));
  else
    for (const line of linesOf(summary, `${head.player} with ${fighter}, seed ${seed}`))
      terminal.out(line);
}

/** `--config` is a set-up without its seed, or settings alone. */
function setupOf(seed: string, text: string | undefined): Setup {
  const given = text === undefined ? {} : readJson(text);
  const isWhole = ["settings", "tree", "relic", "crowned"].some((key) => key in given);
  const setup = parseSetup({ seed, ...(isWhole ? given : { settings: given }) });
  if (!setup.ok) throw new Complaint(`--config: ${setup.refusal.words}`);
  return setup.value;
}

function readJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new Complaint(`--config is not JSON: ${text}`);
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
