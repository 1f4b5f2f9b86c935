import { rival } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { CARD_IDS, GRASS } from "./cards.ts";
import type { CardId, Played } from "./cards.ts";
import { hasAttack, layoutsOf } from "./hand.ts";
import { attackDemanded } from "./moment.ts";
import type { Layout, View } from "./shape.ts";
import { healthAfter } from "./step.ts";

/** The least and the most something can be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a step does if the rival lays this card in it, whatever lies in the other steps. */
export interface Meeting {
  /** Null is nothing. */
  readonly theirs: CardId | null;
  /** Changes of health. */
  readonly own: Range;
  readonly rival: Range;
}

/** A layout before it meets anything: what may come of it. */
interface Forecast {
  /** For each step, one meeting for everything the rival could lay there. */
  readonly steps: readonly [readonly Meeting[], readonly Meeting[], readonly Meeting[]];
  /** Health at the end of the round, by seat. */
  readonly hp: Readonly<BySeat<Range>>;
}

/** Plays a layout of `seat` against everything its rival could lay. Made from a view, so it knows no secret. */
export function forecast(view: View, seat: Seat, layout: Layout): Forecast {
  const mine = asPlayed(view, layout);
  const rivals = playable(view, rival(seat));
  const runs = rivals.map((theirs) => ({ theirs, hp: meet(view, seat, mine, theirs) }));
  const ends = runs.map(({ hp }) => hp.at(-1)!);
  const [own, other] = [range(ends.map((end) => end[0])), range(ends.map((end) => end[1]))];
  const meetings = (step: 0 | 1 | 2): Meeting[] =>
    [...CARD_IDS, null].flatMap((card) => {
      const met = runs.filter(({ theirs }) => theirs[step] === card);
      if (met.length === 0) return [];
      const change = (which: 0 | 1) =>
        range(met.map(({ hp }) => hp[step + 1]![which] - hp[step]![which]));
      return { theirs: card, own: change(0), rival: change(1) };
    });
  return {
    steps: [meetings(0), meetings(1), meetings(2)],
    hp: seat === 0 ? [own, other] : [other, own],
  };
}

/** What would be played now: where an attack is demanded, a layout without one is nothing. */
const asPlayed = (view: View, layout: Layout): Layout =>
  attackDemanded(view) && !hasAttack(layout) ? NOTHING : layout;

const NOTHING: Layout = [null, null, null];

/** Everything a seat could have played this round. */
const playable = (view: View, seat: Seat): readonly Layout[] =>
  layoutsOf(view.hands[seat]).filter(
    (layout) => asPlayed(view, layout) === layout || layout.every((card) => card === null),
  );

/** Both healths before the first step and after each, the seat's own first. */
function meet(view: View, seat: Seat, mine: Layout, theirs: Layout): (readonly [number, number])[] {
  const { settings } = view;
  const hp: (readonly [number, number])[] = [[view.hp[seat], view.hp[rival(seat)]]];
  for (const [step, card] of mine.entries()) {
    const [own, other] = hp[step]!;
    const a: Played = card ?? GRASS;
    const b: Played = theirs[step] ?? GRASS;
    hp.push([healthAfter(own, a, b, settings), healthAfter(other, b, a, settings)]);
  }
  return hp;
}

const range = (values: readonly number[]): Range => ({
  least: Math.min(...values),
  most: Math.max(...values),
});
