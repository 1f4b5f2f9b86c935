import type { Seat } from "@holmgang/kernel";
import type { Lane, Row } from "@holmgang/clans";
import { rowsSeenBy } from "./places.ts";

/** Something on the field, in hundredths of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The tile whose fight is played: it is drawn large, and its neighbours make room. */
export interface Focus {
  readonly lane: Lane;
  readonly row: Row;
  /** On a phone it takes all the room there is. */
  readonly zoom: "large" | "whole";
}

/** How wide the three lanes are, and how high the rows; fights are in the middle more often than not. */
const AT_REST = { columns: [1, 1, 1], rows: [1, 1.24, 1] } as const;
const GROWN = { large: { column: 2.3, row: 2.7 }, whole: { column: 60, row: 30 } } as const;

/** Where a tile is drawn. */
export function boxOf(lane: Lane, row: Row, near: Seat, focus: Focus | null): Box {
  const seen = rowsSeenBy(near);
  const columns = focus ? grown(focus.lane, GROWN[focus.zoom].column) : AT_REST.columns;
  const rows = focus ? grown(seen.indexOf(focus.row), GROWN[focus.zoom].row) : AT_REST.rows;
  const [x, w] = share(columns, lane);
  const [y, h] = share(rows, seen.indexOf(row));
  return { x, y, w, h };
}

const grown = (at: number, weight: number): readonly number[] =>
  [0, 1, 2].map((index) => (index === at ? weight : 1));

/** Where a part begins, and how large it is, in hundredths of all. */
function share(weights: readonly number[], at: number): readonly [start: number, size: number] {
  const sum = (part: readonly number[]): number => part.reduce((total, each) => total + each, 0);
  const all = sum(weights);
  return [(100 * sum(weights.slice(0, at))) / all, (100 * (weights[at] ?? 0)) / all];
}

/** Where in its tile a card stands: front left of back, and where both sides are, the rival above. */
export function spotIn(
  tile: Box,
  { place, of, side }: { readonly place: number; readonly of: number; readonly side: Side },
): { readonly x: number; readonly y: number } {
  const across = of === 1 ? 0.5 : place === 0 ? 0.29 : 0.72;
  const down = side === "alone" ? 0.56 : side === "far" ? 0.28 : 0.74;
  return { x: tile.x + tile.w * across, y: tile.y + tile.h * down };
}

/** Whether a stack has its tile to itself, or stands below or above the other side's. */
export type Side = "alone" | "near" | "far";
