// `npm run balance:field -- [bot] [mirrors] [matches] [seed] [settings]`: how whoever begins fares when both bring the same
// starter, and how the starters fare against each other, as tables.
import { availableParallelism } from "node:os";
import { fieldDeck, FIELD_STARTERS } from "@holmgang/clans/field";
import { wilson } from "@holmgang/lab";
import type { Share, Summary } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";

const [bot = "captain", mirrors = "40", matches = "20", seed = "1", settings = "{}"] =
  process.argv.slice(2);
const RULES = { bankMs: 0, turnMs: 0, mulliganMs: 0, ...(JSON.parse(settings) as object) };
type Starter = (typeof FIELD_STARTERS)[number];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const range = ({ value, low, high }: Share): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

/** So many matches of two decks, each from either seat as often, with the same chance. */
const meet = (a: Starter, b: Starter, count: string): Promise<Summary> =>
  runJob(
    {
      game: "clans-field",
      bots: [bot, bot],
      config: { settings: RULES, entries: [{ deck: fieldDeck(a) }, { deck: fieldDeck(b) }] },
      seed: Number(seed),
      iterations: 1000,
      matches: Number(count),
      records: false,
    },
    { workers: availableParallelism() },
  );

console.log(`${bot}, seed ${seed}, settings ${settings}\n`);
console.log("| mirror of | whoever begins wins | inputs, median | endings |");
console.log("| --- | --- | --- | --- |");
let begun = 0;
for (const starter of FIELD_STARTERS) {
  const { firstMover, length, endings } = await meet(starter, starter, mirrors);
  begun += firstMover?.value ?? 0;
  console.log(
    `| ${starter.name} | ${firstMover ? range(firstMover) : "–"} | ${length.p50} | ${JSON.stringify(endings)} |`,
  );
}
const trials = (FIELD_STARTERS.length * Number(mirrors)) / 2;
const share = begun / FIELD_STARTERS.length;
console.log(`| all | ${range(wilson(share * trials, trials))} | | |\n`);

console.log("| deck | against the other starters |\n| --- | --- |");
const scores = new Map<string, number[]>(FIELD_STARTERS.map(({ id }) => [id, []]));
for (const [i, a] of FIELD_STARTERS.entries())
  for (const b of FIELD_STARTERS.slice(i + 1)) {
    const { score } = await meet(a, b, matches);
    scores.get(a.id)!.push(score.value); // every starter has one
    scores.get(b.id)!.push(1 - score.value); // likewise
  }
for (const { id, name } of FIELD_STARTERS) {
  const of = scores.get(id)!; // likewise
  const won = of.reduce((total, each) => total + each, 0) / of.length;
  const pairs = (of.length * Number(matches)) / 2;
  console.log(`| ${name} | ${range(wilson(won * pairs, pairs))} |`);
}
