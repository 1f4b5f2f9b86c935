import type { Layout } from "@holmgang/orcain";
import type { Sight } from "./reckon.ts";
import { playable } from "./stage.ts";
import type { Moment } from "./stage.ts";

/** What a rival is expected to lay: layouts with their chances. */
export interface Habits {
  readonly layouts: readonly Layout[];
  readonly chances: readonly number[];
}

/** How much an unseen card counts beside one that was seen once. */
const DOUBT = 2;

/**
 * Learns from the rounds of this match alone. Each slot has its own tally of cards, so one look at a layout says
 * something about all that resemble it; before the first look every full layout is equally likely.
 */
export function habitsOf(seen: readonly Layout[], { hands }: Sight, moment: Moment): Habits {
  const layouts = playable(hands[1], moment);
  const tally = [0, 1, 2].map(
    (slot) => (card: Layout[number]) =>
      DOUBT * (card === null ? 0.2 : 1) + seen.filter((layout) => layout[slot] === card).length,
  );
  const weights = layouts.map((layout) =>
    tally.reduce((weight, count, slot) => weight * count(layout[slot] ?? null), 1),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { layouts, chances: weights.map((weight) => weight / total) };
}

/** The layout that does best against these habits, and what it is expected to bring. */
export function bestAgainst(
  habits: Habits,
  options: readonly Layout[],
  payoff: (mine: Layout, theirs: Layout) => number,
) {
  let best = options[0]!;
  let value = -Infinity;
  for (const mine of options) {
    const expected = habits.layouts.reduce(
      (sum, theirs, i) => sum + habits.chances[i]! * payoff(mine, theirs),
      0,
    );
    if (expected > value) [best, value] = [mine, expected];
  }
  return { layout: best, value };
}
