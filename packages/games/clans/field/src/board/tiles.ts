import type { Seat } from "@holmgang/kernel";

/** Nine tiles by row, the first seat's base first; a row from West to East. */
export const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Tile = (typeof TILES)[number];

export const COLUMNS = [0, 1, 2] as const;
export type Column = (typeof COLUMNS)[number];
export type Row = 0 | 1 | 2;

export const MIDDLE_ROW = 1;
export const COLUMN_NAMES = ["West", "Center", "East"] as const;

export const rowOf = (tile: Tile): Row => Math.floor(tile / 3) as Row; // nine tiles in three rows
export const columnOf = (tile: Tile): Column => (tile % 3) as Column; // of three columns
export const tileAt = (row: Row, column: Column): Tile => (3 * row + column) as Tile; // within the nine

export const baseRow = (seat: Seat): Row => (seat === 0 ? 0 : 2);

/** One row towards the rival. */
const ahead = (seat: Seat): 1 | -1 => (seat === 0 ? 1 : -1);

export const isMiddle = (tile: Tile): boolean => rowOf(tile) === MIDDLE_ROW;
export const isBaseOf = (seat: Seat, tile: Tile): boolean => rowOf(tile) === baseRow(seat);

/** The tile some steps ahead of this one for a seat; null beyond the board. */
export function tileAhead(seat: Seat, tile: Tile, steps = 1): Tile | null {
  const row = rowOf(tile) + steps * ahead(seat);
  return row < 0 || row > 2 ? null : tileAt(row as Row, columnOf(tile)); // checked just now
}

export const distance = (a: Tile, b: Tile): number =>
  Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));

/** The tiles that share a side with each tile, in order. */
export const NEIGHBOURS: Readonly<Record<Tile, readonly Tile[]>> = byTile(
  (a, b) => distance(a, b) === 1,
);

/** Those beside it in its row. */
export const BESIDE: Readonly<Record<Tile, readonly Tile[]>> = byTile(
  (a, b) => distance(a, b) === 1 && rowOf(a) === rowOf(b),
);

export const DIAGONALS: Readonly<Record<Tile, readonly Tile[]>> = byTile(
  (a, b) => distance(a, b) === 2 && rowOf(a) !== rowOf(b) && columnOf(a) !== columnOf(b),
);

function byTile(fits: (a: Tile, b: Tile) => boolean): Readonly<Record<Tile, readonly Tile[]>> {
  const of = (a: Tile): readonly Tile[] => TILES.filter((b) => fits(a, b));
  return Object.fromEntries(TILES.map((tile) => [tile, of(tile)])) as Record<Tile, readonly Tile[]>; // a row for each tile
}
