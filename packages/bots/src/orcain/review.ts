import type { Seat } from "@holmgang/kernel";
import type { Layout, View } from "@holmgang/orcain";
import { dot } from "../matrix/solve-matrix.ts";
import { reckon } from "./reckon.ts";
import { roundHp } from "./stage.ts";
import type { Moment } from "./stage.ts";

/** A round looked back on by one seat. Values go from −1 for a sure loss to 1 for a sure win. */
export interface RoundReview {
  /** The first is 1. */
  readonly roundIndex: number;
  /** Health at its start, the seat's own first. */
  readonly hp: readonly [number, number];
  readonly mine: Layout;
  readonly theirs: Layout;
  /** What the round was worth before anything was laid. */
  readonly value: number;
  /** What the seat's layout was worth against a perfect rival: never more than `value`. */
  readonly expected: number;
  /** What the two layouts came to be worth. Beyond `expected` it is luck, or the rival's mistake. */
  readonly got: number;
  /** How much further the seat got ahead in health than its layout would on average. */
  readonly luckHp: number;
  /** What a perfect player mixes here, the likeliest first. */
  readonly mix: readonly { readonly layout: Layout; readonly chance: number }[];
}

/** Every round of a match against the exact equilibrium: skill and luck apart. Made from the seat's own last view. */
export function reviewRounds(view: View, seat: Seat): readonly RoundReview[] {
  // Everything a round is judged by is public: the same view serves either seat.
  const { solution, past } = reckon({ ...view, viewer: seat });
  return past.map(({ moment, theirs }, index) => {
    const mine = view.history[index]!.layouts[seat];
    const { value, rivals, theirs: chances, layouts, mine: perfect } = solution.stage(moment);
    const against = (pick: (other: Layout) => number): number => dot(chances, rivals.map(pick));
    const lead = (other: Layout): number => leadAfter(moment, mine, other);
    return {
      roundIndex: moment.roundIndex,
      hp: moment.hp,
      mine,
      theirs,
      value,
      expected: against((other) => solution.payoff(moment, mine, other)),
      got: solution.payoff(moment, mine, theirs),
      luckHp: lead(theirs) - against(lead),
      mix: layouts
        .map((layout, at) => ({ layout, chance: perfect[at]! }))
        .filter(({ chance }) => chance > 0)
        .toSorted((a, b) => b.chance - a.chance),
    };
  });
}

function leadAfter(moment: Moment, mine: Layout, theirs: Layout): number {
  const [own, other] = roundHp(moment, mine, theirs);
  return own - other;
}
