// `npm run strength [-- GAME … --matches N]`: every pair of a game's bots plays, and their ratings are written down anew.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ROSTER } from "@holmgang/bots";
import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { fitElo } from "@holmgang/lab";
import type { Meeting, Rating } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";

/** Unless a game was measured with more before: players who search take their time. */
const MATCHES = 400;
const SEED = 1;
const ITERATIONS = 1000;
const ANCHOR = { name: "random", rating: 1000 };
/** Both matches of a pair share their chance, so only the pair counts. */
const WEIGHT = 0.5;

const REPORT = new URL("../packages/bots/STRENGTH.md", import.meta.url);

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { matches: { type: "string" } },
});
for (const game of GAME_IDS.filter((id) => asked.length === 0 || asked.includes(id))) {
  const matches = Number(values.matches ?? measuredBefore(game) ?? MATCHES);
  const ratings = fitElo(await meetings(game, matches), ANCHOR, WEIGHT);
  console.log(`${game}\n${tableOf(ratings)}`);
  writeFileSync(moduleFile(game), moduleOf(ratings, matches));
  const report = readFileSync(REPORT, "utf8");
  writeFileSync(REPORT, withTable(report, game, tableOf(ratings)));
  format(REPORT, moduleFile(game));
}

function format(...files: readonly URL[]): void {
  const tool = new URL("../node_modules/.bin/oxfmt", import.meta.url);
  execFileSync(
    fileURLToPath(tool),
    files.map((file) => fileURLToPath(file)),
    { stdio: "ignore" },
  );
}

function moduleFile(game: GameId): URL {
  return new URL(`../packages/bots/src/${game}/strength.ts`, import.meta.url);
}

/** How many matches of a pair the ratings that stand were fitted to. */
function measuredBefore(game: GameId): string | undefined {
  if (!existsSync(moduleFile(game))) return undefined;
  return / (\d+) seeded matches/.exec(readFileSync(moduleFile(game), "utf8"))?.[1];
}

/** The report with a game's table in its place; a game that is new gets a chapter. */
function withTable(report: string, game: GameId, table: string): string {
  const block = new RegExp(`(<!-- ${game} -->)[^]*?(<!-- / -->)`);
  const chapter = `\n## ${GAMES[game].words.name}\n\n<!-- ${game} -->\n\n<!-- / -->\n`;
  return (block.test(report) ? report : report + chapter).replace(block, `$1\n\n${table}\n\n$2`);
}

async function meetings(game: GameId, matches: number): Promise<Meeting[]> {
  const names = ROSTER[game].map(({ name }) => name);
  const played: Meeting[] = [];
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      const { wins, draws, bothLose } = await runJob(
        {
          game,
          bots: [a, b],
          config: undefined,
          seed: SEED,
          iterations: ITERATIONS,
          matches,
          records: false,
        },
        { workers: availableParallelism() },
      );
      // Who lost every match would have no rating at all: half a match is left to doubt.
      const points = Math.min(matches - 0.5, Math.max(0.5, wins[0] + (draws + bothLose) / 2));
      console.log(`${a} ${points} : ${matches - points} ${b}`);
      played.push({ names: [a, b], points, matches });
    }
  return played;
}

function tableOf(ratings: readonly Rating[]): string {
  const rows = ratings.map(({ name, rating, within }) => {
    const interval =
      name === ANCHOR.name
        ? "fixed"
        : `${Math.round(rating - within)} to ${Math.round(rating + within)}`;
    return `| \`${name}\` | ${Math.round(rating)} | ${interval} |`;
  });
  return ["| Bot | Rating | 95 % interval |", "| --- | ---: | ---: |", ...rows].join("\n");
}

function moduleOf(ratings: readonly Rating[], matches: number): string {
  const rows = ratings.map(({ name, rating }) => `  ${name}: ${Math.round(rating)},`);
  return `/**
 * How strong every bot is: Elo ratings with \`${ANCHOR.name}\` at ${ANCHOR.rating}, fitted to ${matches} seeded matches of every pair.
 * Written by \`npm run strength\`.
 */
export const STRENGTH = {
${rows.join("\n")}
} as const;
`;
}
