// `npm run balance:clans -- [bot] [matches] [seed] [settings]`: every starter deck meets every other, and itself, from both
// seats; how decks and seats fare, as tables.
import { availableParallelism } from "node:os";
import { STARTERS } from "@holmgang/clans";
import type { Starter } from "@holmgang/clans";
import type { Summary } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";

const [bot = "sergeant", matches = "200", seed = "1", settings = "{}"] = process.argv.slice(2);

/** So many matches of two decks, each from either seat as often, with the same chance. */
const meet = (a: Starter, b: Starter): Promise<Summary> =>
  runJob(
    {
      game: "clans",
      bots: [bot, bot],
      config: {
        settings: JSON.parse(settings) as unknown,
        entries: [a, b].map(({ hero, cards }) => ({ deck: { hero, cards } })),
      },
      seed: Number(seed),
      iterations: 1000,
      matches: Number(matches),
      records: false,
    },
    { workers: availableParallelism() },
  );

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const range = ({ value, low, high }: Summary["score"]): string =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;

console.log(
  `${bot} with both decks, ${matches} matches a pair, seed ${seed}, settings ${settings}\n`,
);
console.log("| deck | against | scores | first seat | inputs, median | endings |");
console.log("| --- | --- | --- | --- | --- | --- |");
const scores = new Map<string, number[]>(STARTERS.map(({ id }) => [id, []]));
for (const [i, a] of STARTERS.entries())
  for (const b of STARTERS.slice(i)) {
    const met = await meet(a, b);
    console.log(
      `| ${a.name} | ${b.name} | ${range(met.score)} | ${range(met.firstSeat)} | ${met.length.p50} | ${JSON.stringify(met.endings)} |`,
    );
    if (a === b) continue;
    scores.get(a.id)!.push(met.score.value);
    scores.get(b.id)!.push(1 - met.score.value);
  }
console.log("\n| deck | against the field |\n| --- | --- |");
for (const { id, name } of STARTERS) {
  const of = scores.get(id)!;
  console.log(`| ${name} | ${percent(of.reduce((sum, each) => sum + each, 0) / of.length)} |`);
}
