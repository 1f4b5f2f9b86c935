import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { baseOf, inLanes, LANES, rowOf, ROWS } from "@holmgang/clans";
import type { CardId, Lane, Row } from "@holmgang/clans";
import { boxOf, spotIn } from "./layout.ts";
import type { Box, Focus, Side } from "./layout.ts";
import type { Shown } from "./shown.ts";

/** A card as it stands on a tile, or will stand there. */
export interface Standing {
  /** The number it has, or will have if nobody else places anything. */
  readonly id: number;
  readonly card: CardId | null;
  readonly hp: number | null;
  /** Its place in what is staged; null for one that is there. */
  readonly staged: number | null;
}

/** A seat's stack on a tile, the front card first, with what the viewer has staged. */
export function stackOf(shown: Shown, lane: Lane, row: Row, seat: Seat): readonly Standing[] {
  const stack: Standing[] = shown.lanes[lane].stacks[row][seat].map(({ id, card, hp }) => ({
    id,
    card,
    hp,
    staged: null,
  }));
  if (seat !== shown.viewer) return stack;
  for (const [index, { card, ...spot }] of shown.staged.entries()) {
    if (spot.lane !== lane || rowOf(seat, spot.at) !== row) continue;
    const joins = { id: shown.nextUnit + index, card, hp: inLanes(card).hp, staged: index };
    if (spot.place === "front") stack.unshift(joins);
    else stack.push(joins);
  }
  return stack;
}

/** A card with all that is needed to draw it. */
export interface Drawn extends Standing {
  readonly seat: Seat;
  readonly lane: Lane;
  readonly row: Row;
  /** 0 is the front. */
  readonly place: number;
  /** How many stand there. */
  readonly of: number;
  readonly side: Side;
  readonly tile: Box;
  readonly x: number;
  readonly y: number;
}

/** Everybody in the lanes, and where they are drawn. */
export const drawnIn = (shown: Shown, near: Seat, focus: Focus | null): readonly Drawn[] =>
  LANES.flatMap((lane) =>
    ROWS.flatMap((row) => {
      const stacks = [stackOf(shown, lane, row, 0), stackOf(shown, lane, row, 1)] as const;
      const both = stacks[0].length > 0 && stacks[1].length > 0;
      const tile = boxOf(lane, row, near, focus);
      return ([0, 1] as const).flatMap((seat) =>
        stacks[seat].map((standing, place): Drawn => {
          // A guest leaves room for those who live there.
          const isGuest = row === baseOf(rival(seat));
          const side = both || isGuest ? (seat === near ? "near" : "far") : "alone";
          const of = stacks[seat].length;
          const spot = spotIn(tile, { place, of, side });
          return { ...standing, ...spot, seat, lane, row, place, of, side, tile };
        }),
      );
    }),
  );
