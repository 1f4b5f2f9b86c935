import type { Seat } from "@holmgang/kernel";
import { SIZE, tileName, tileNamed, TILES } from "@holmgang/tactics";
import type { Tile, UnitId } from "@holmgang/tactics";

/** A unit as a thing on the board, which lines of the log point at, wherever it stands by then. */
export const unitThing = (id: UnitId): string => `unit:${id}`;

/** Where a tile lies on the screen, in tiles from the upper left; seat two sees the board turned. */
export function spotOf(tile: Tile, near: Seat): { readonly x: number; readonly y: number } {
  const [file, rank] = [tile % SIZE, Math.floor(tile / SIZE)];
  return near === 0 ? { x: file, y: SIZE - 1 - rank } : { x: SIZE - 1 - file, y: rank };
}

/** The tiles as they lie on the table, row by row from the top: the own row is the lowest. */
export const rowsSeenBy = (near: Seat): readonly (readonly Tile[])[] => ROWS[near];

/** The same by their names, for the board's keys. */
export const placesSeenBy = (near: Seat): readonly (readonly string[])[] => PLACES[near];

const FAR_FIRST = TILES.filter((tile) => tile % SIZE === 0)
  .toReversed()
  .map((first) => TILES.slice(first, first + SIZE));
const ROWS = [FAR_FIRST, FAR_FIRST.toReversed().map((row) => row.toReversed())] as const;
const PLACES = [
  ROWS[0].map((row) => row.map(tileName)),
  ROWS[1].map((row) => row.map(tileName)),
] as const;

/** The tiles among the steps of a path. */
export const tilesIn = (path: readonly string[]): readonly Tile[] =>
  path.flatMap((step) => tileNamed(step) ?? []);
