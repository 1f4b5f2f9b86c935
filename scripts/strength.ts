// `npm run strength [game …]`: every pair of a game's bots plays, and their ratings are written down anew.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ROSTER } from "@holmgang/bots";
import { GAME_IDS } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { fitElo } from "@holmgang/lab";
import type { Meeting, Rating } from "@holmgang/lab";
import { runJob } from "@holmgang/lab/runner";

/** As many as an hour allows: players who search take their time. */
const MATCHES: Readonly<Record<GameId, number>> = { orcain: 2000, slots: 400 };
const SEED = 1;
const ITERATIONS = 1000;
const ANCHOR = { name: "random", rating: 1000 };
/** Both matches of a pair share their chance, so only the pair counts. */
const WEIGHT = 0.5;

const REPORT = new URL("../packages/bots/STRENGTH.md", import.meta.url);

const asked = process.argv.slice(2);
for (const game of GAME_IDS.filter((id) => asked.length === 0 || asked.includes(id))) {
  const ratings = fitElo(await meetings(game), ANCHOR, WEIGHT);
  const table = tableOf(ratings);
  console.log(`${game}\n${table}`);
  writeFileSync(
    new URL(`../packages/bots/src/${game}/strength.ts`, import.meta.url),
    moduleOf(game, ratings),
  );
  const block = new RegExp(`(<!-- ${game} -->)[^]*?(<!-- / -->)`);
  const report = readFileSync(REPORT, "utf8");
  writeFileSync(REPORT, report.replace(block, `$1\n\n${table}\n\n$2`));
}

async function meetings(game: GameId): Promise<Meeting[]> {
  const names = ROSTER[game].map(({ name }) => name);
  const played: Meeting[] = [];
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      const { wins, draws, bothLose, matches } = await runJob(
        {
          game,
          bots: [a, b],
          config: undefined,
          seed: SEED,
          iterations: ITERATIONS,
          matches: MATCHES[game],
          records: false,
        },
        { workers: availableParallelism() },
      );
      const points = wins[0] + (draws + bothLose) / 2;
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

function moduleOf(game: GameId, ratings: readonly Rating[]): string {
  const rows = ratings.map(({ name, rating }) => `  ${name}: ${Math.round(rating)},`);
  return `/**
 * How strong every bot is: Elo ratings with \`${ANCHOR.name}\` at ${ANCHOR.rating}, fitted to ${MATCHES[game]} seeded matches of every pair.
 * Written by \`npm run strength\`.
 */
export const STRENGTH = {
${rows.join("\n")}
} as const;
`;
}
