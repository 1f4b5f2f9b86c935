import { canonical, invariant, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { Hand, Layout, View } from "@holmgang/orcain";
import { solve } from "./solution.ts";
import type { Solution } from "./solution.ts";

/** A view turned to its own player: everything "mine" first. */
export interface Sight {
  readonly solution: Solution;
  readonly roundIndex: number;
  readonly hp: readonly [number, number];
  readonly hands: readonly [Hand, Hand];
  /** The rounds shown so far, with the healths they began at. */
  readonly past: readonly {
    readonly hp: readonly [number, number];
    readonly mine: Layout;
    readonly theirs: Layout;
  }[];
}

/** Solves the match a view belongs to, and looks at it from the player's side. */
export function reckon(view: View): Sight {
  const seat = view.viewer;
  invariant(seat !== "spectator", "a bot needs the view of a seat");
  const turned = <V>(pair: readonly [V, V]): readonly [V, V] => [pair[seat], pair[rival(seat)]];
  const { startHp } = view.settings;
  const hands = turned(view.hands);
  return {
    solution: solutionFor(view, seat),
    roundIndex: view.roundIndex,
    hp: turned(view.hp),
    hands,
    past: view.history.map(({ layouts }, index) => {
      const [mine, theirs] = turned(layouts);
      return { hp: turned(view.history[index - 1]?.hp ?? [startHp, startHp]), mine, theirs };
    }),
  };
}

/** The last few matches' solutions: they depend on settings and hands alone, so a memory of them knows nobody. */
const SOLUTIONS = new Map<string, Solution>();
const KEPT = 16;

function solutionFor({ settings, hands }: View, seat: Seat): Solution {
  const pair = [hands[seat], hands[rival(seat)]] as const;
  const key = canonical([settings, pair]);
  const solution = SOLUTIONS.get(key) ?? solve(settings, pair);
  SOLUTIONS.delete(key);
  SOLUTIONS.set(key, solution);
  if (SOLUTIONS.size > KEPT) SOLUTIONS.delete(SOLUTIONS.keys().next().value ?? key);
  return solution;
}
