// Plays every team of Tactics against every other and writes how to draft: `npm run drafts -- [matches a pair] [nodes a move] [settings]`.
import { writeFileSync } from "node:fs";
import { alphaBeta } from "../packages/bots/src/tactics/alpha-beta.ts";
import { solveDrafts } from "../packages/bots/src/tactics/solve-drafts.ts";
import { TEAMS } from "../packages/bots/src/tactics/teams.ts";
import { open, parseConfig, seededRng } from "@holmgang/kernel";
import { tactics } from "@holmgang/tactics";
import type { Team } from "@holmgang/tactics";

const [matches = 2, nodes = 150] = process.argv.slice(2, 4).map(Number);
const settings: unknown = JSON.parse(process.argv[4] ?? "{}");

/** How often the first of two teams wins in the first seat, a draw half. */
function score(first: Team, second: Team, seed: string): number {
  let won = 0;
  for (let match = 0; match < matches; match++) won += playOne([first, second], `${seed} ${match}`);
  return won / matches;
}

function playOne(entries: readonly Team[], seed: string): number {
  const config = parseConfig(tactics, { settings, entries });
  if (!config.ok) throw new Error(config.refusal.words);
  const { state } = open(tactics, config.value, seed).position;
  const rng = seededRng(seed);
  while (!state.outcome) {
    const { seat } = tactics.decisions(state)[0]!;
    const legal = tactics.legalMoves(state, seat);
    tactics.apply(state, seat, alphaBeta(state, seat, legal, { nodes }).ranked[0]!.move, { rng });
  }
  if (state.outcome.result !== "win") return 0.5;
  return state.outcome.seat === 0 ? 1 : 0;
}

const of = TEAMS.map((first, i) => {
  console.log(
    `${i + 1} of ${TEAMS.length}: ${first.class}, ${first.skill}, ${first.minions.join(" and ")}`,
  );
  return TEAMS.map((second, j) => score(first, second, `drafts ${i} ${j}`));
});

const drafts = solveDrafts({ of, matches });
const file = new URL("../packages/bots/src/tactics/draft-table.ts", import.meta.url);
writeFileSync(
  file,
  `import type { Drafts } from "./solve-drafts.ts";

/**
 * How to draft, in thousandths: solved from ${matches} matches of every team against every other, ${nodes} positions a move.
 * Written by \`npm run drafts\`.
 */
export const DRAFTS: Drafts = ${JSON.stringify(drafts)};
`,
);
const means = of.map((row, i) => ({
  team: TEAMS[i]!,
  mean: row.reduce((sum, won, j) => sum + (won + 1 - of[j]![i]!) / 2, 0) / row.length,
}));
for (const { team, mean } of means.toSorted((a, b) => b.mean - a.mean))
  console.log(
    `${(100 * mean).toFixed(1)} % ${team.class}, ${team.skill}, ${team.minions.join(" and ")}`,
  );
console.log("classes", JSON.stringify(drafts.classes));
