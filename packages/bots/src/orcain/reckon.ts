import { canonical, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { Hand, Layout, View } from "@holmgang/orcain";
import { seatOf } from "./seat-of.ts";
import { solve } from "./solution.ts";
import type { Solution } from "./solution.ts";
import type { Moment } from "./stage.ts";

/** A view turned to its own player, everything "mine" first, and the match it belongs to solved. */
export interface Sight {
  readonly solution: Solution;
  readonly hands: readonly [Hand, Hand];
  readonly now: Moment;
  /** The rounds shown so far, as they began, and what the rival laid in them. */
  readonly past: readonly { readonly moment: Moment; readonly theirs: Layout }[];
}

export function reckon(view: View): Sight {
  const seat = seatOf(view);
  const turned = <V>(pair: readonly [V, V]): readonly [V, V] => [pair[seat], pair[rival(seat)]];
  const { settings, history } = view;
  const { startHp } = settings;
  return {
    solution: solutionFor(view, seat),
    hands: turned(view.hands),
    now: { settings, roundIndex: view.roundIndex, hp: turned(view.hp) },
    past: history.map(({ layouts }, index) => {
      const [, theirs] = turned(layouts);
      const hp = turned(history[index - 1]?.hp ?? [startHp, startHp]);
      return { moment: { settings, roundIndex: index + 1, hp }, theirs };
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
