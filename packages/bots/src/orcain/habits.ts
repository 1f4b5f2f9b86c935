import type { Layout } from "@holmgang/orcain";
import { dot } from "../matrix/solve-matrix.ts";

/** What a rival is expected to lay: layouts with their chances. */
interface Habits {
  readonly layouts: readonly Layout[];
  readonly chances: readonly number[];
}

/** How many looks a card is given before the first one; a hole gets less, since few people leave any. */
const CARD_PRIOR = 2;
const HOLE_PRIOR = 0.4;

/**
 * Learns from the rounds of this match alone. Each slot has its own tally of cards, so one look at a layout says
 * something about all that resemble it; before the first look every full layout is equally likely.
 */
export function habitsOf(seen: readonly Layout[], layouts: readonly Layout[]): Habits {
  const looks = (slot: number, card: Layout[number]): number =>
    (card === null ? HOLE_PRIOR : CARD_PRIOR) +
    seen.filter((layout) => layout[slot] === card).length;
  const weights = layouts.map(([a, b, c]) => looks(0, a) * looks(1, b) * looks(2, c));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { layouts, chances: weights.map((weight) => weight / total) };
}

/** The option that does best against these habits, and what it is expected to bring. */
export function bestAgainst(
  { layouts, chances }: Habits,
  options: readonly Layout[],
  payoff: (mine: Layout, theirs: Layout) => number,
): { readonly layout: Layout; readonly value: number } {
  const values = options.map((mine) =>
    dot(
      chances,
      layouts.map((theirs) => payoff(mine, theirs)),
    ),
  );
  const value = Math.max(...values);
  return { layout: options[values.indexOf(value)]!, value };
}
