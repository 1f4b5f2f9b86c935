import type { CardId } from "@holmgang/clans";
import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import type { Battle } from "./shape.ts";
import { ACTS } from "./tables/acts.ts";
import type { ActNumber } from "./tables/acts.ts";
import { ENEMIES, ENEMY_CARDS, ENEMY_SCOUT } from "./tables/enemies.ts";
import type { Difficulty } from "./tables/enemies.ts";

/** An enemy army of 25: the boss, a scout, what the difficulty says, a decoy, and Commons for the rest. */
export function drawFoes(act: ActNumber, difficulty: Difficulty, rng: Rng): Battle["foes"] {
  const { parts, fill } = ENEMIES[act];
  const first: readonly CardId[] =
    difficulty === "boss" ? [ACTS[act].boss, ENEMY_SCOUT] : [ENEMY_SCOUT];
  const counts = trimmed(
    parts.map((part) => part.counts[difficulty]),
    ENEMY_CARDS - first.length - 1,
  );
  const chosen = parts.flatMap(({ cards }, index) =>
    Array.from({ length: counts[index]! }, () => pick(rng, cards)),
  );
  const decoy = pick(rng, fill);
  const left = ENEMY_CARDS - first.length - 1 - chosen.length;
  const rest = Array.from({ length: left }, () => pick(rng, fill));
  return [
    ...[...first, ...chosen, ...rest].map((card) => ({ card, decoy: false })),
    { card: decoy, decoy: true },
  ];
}

/** What is too much goes from the largest part. */
function trimmed(counts: readonly number[], most: number): readonly number[] {
  const surplus = counts.reduce((sum, count) => sum + count, 0) - most;
  if (surplus <= 0) return counts;
  const largest = counts.indexOf(Math.max(...counts));
  return counts.map((count, index) => (index === largest ? count - surplus : count));
}
