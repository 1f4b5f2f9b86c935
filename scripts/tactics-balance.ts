// `npm run balance:tactics -- [pairs] [nodes a move] [settings] [seed]`: two random teams meet twice, seats changed, again
// and again; how classes, skills, minions and seats fare, as tables.
import { alphaBeta } from "../packages/bots/src/tactics/alpha-beta.ts";
import { open, parseConfig, pick, seededRng, shuffle } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { CLASS_IDS, MINIONS, skillsOf, tactics } from "@holmgang/tactics";
import type { Team } from "@holmgang/tactics";

const [pairs = 500, nodes = 1000] = process.argv.slice(2, 4).map(Number);
const settings: unknown = JSON.parse(process.argv[4] ?? "{}");
const seed = process.argv[5] ?? "balance";

/** What one team got out of a match from one seat: 1, a half or 0. */
interface Part {
  readonly team: Team;
  readonly seat: number;
  readonly points: number;
  /** Both matches of two teams are one trial. */
  readonly trial: number;
}

const parts: Part[] = [];
let [rounds, draws] = [0, 0];
const endings: Record<string, number> = {};
for (let trial = 0; trial < pairs; trial++) {
  const rng = seededRng(`${seed} ${trial}`);
  const teams = [someTeam(rng), someTeam(rng)];
  for (const entries of [teams, teams.toReversed()]) play(entries, trial);
}

function someTeam(rng: Rng): Team {
  const hero = pick(rng, CLASS_IDS);
  const [first, second] = shuffle(rng, MINIONS);
  return { class: hero, minions: [first!, second!], skill: pick(rng, skillsOf(hero)) };
}

function play(entries: readonly Team[], trial: number): void {
  const config = parseConfig(tactics, { settings, entries });
  if (!config.ok) throw new Error(config.refusal.words);
  const name = `${seed} ${trial}`;
  const { state } = open(tactics, config.value, name).position;
  const rng = seededRng(name);
  while (!state.outcome) {
    const { seat } = tactics.decisions(state)[0]!;
    const legal = tactics.legalMoves(state, seat);
    tactics.apply(state, seat, alphaBeta(state, seat, legal, { nodes }).ranked[0]!.move, { rng });
  }
  const { outcome } = state;
  const first = outcome.result === "win" ? (outcome.seat === 0 ? 1 : 0) : 0.5;
  rounds += state.round;
  if (first === 0.5) draws++;
  endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
  for (const [seat, team] of entries.entries())
    parts.push({ team, seat, points: seat === 0 ? first : 1 - first, trial });
}

/** A mean with its 95 % interval, trials counted as one. */
function share(chosen: readonly Part[]): string {
  const trials = Map.groupBy(chosen, ({ trial }) => trial);
  const means = [...trials.values()].map(
    (of) => of.reduce((sum, { points }) => sum + points, 0) / of.length,
  );
  const n = means.length;
  const mean = means.reduce((sum, each) => sum + each, 0) / n;
  const spread = means.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(spread / n);
  return `${(100 * mean).toFixed(1)} ± ${(100 * half).toFixed(1)} % (${n})`;
}

function table(head: string, keyOf: (part: Part) => string): void {
  console.log(
    `\n| ${head} | wins | in the first seat | in the second |\n| --- | --- | --- | --- |`,
  );
  const groups = [...Map.groupBy(parts, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, of] of groups)
    console.log(
      `| ${key} | ${share(of)} | ${share(of.filter(({ seat }) => seat === 0))} | ${share(of.filter(({ seat }) => seat === 1))} |`,
    );
}

const matches = 2 * pairs;
console.log(
  `${matches} matches, ${nodes} positions a move, settings ${JSON.stringify(settings)}, seed '${seed}'`,
);
console.log(
  `first seat ${share(parts.filter(({ seat }) => seat === 0))}, draws ${((100 * draws) / matches).toFixed(1)} %, rounds ${(rounds / matches).toFixed(1)}`,
);
console.log(`endings ${JSON.stringify(endings)}`);
table("class", ({ team }) => team.class);
table("skill", ({ team }) => `${team.class}, ${team.skill}`);
table("minions", ({ team }) => team.minions.toSorted().join(" and "));
