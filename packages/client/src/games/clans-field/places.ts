import type { Seat } from "@holmgang/kernel";
import { powersOf, tileAt, TILES } from "@holmgang/clans/field";
import type { Tile, UnitView } from "@holmgang/clans/field";
import type { Places } from "../../board/neighbour.ts";

/** A tile as a thing on the board: what its `data-drop` says. */
export const tileThing = (tile: Tile): string => `tile:${tile}`;

/** A unit, by the number that whoever looks knows it by. */
export const unitThing = (id: number): string => `unit:${id}`;

/** The rival's base, as something to hit. */
export const BASE = "base";

export const tileIn = (thing: string | undefined): Tile | null =>
  TILES.find((tile) => tileThing(tile) === thing) ?? null;

export const unitIn = (units: readonly UnitView[], thing: string | undefined): UnitView | null =>
  units.find(({ id }) => unitThing(id) === thing) ?? null;

/** Tiles from the top of the screen on: one's own base row lies at the bottom, West is left for both. */
export const tilesSeenBy = (near: Seat): readonly (readonly Tile[])[] =>
  (near === 0 ? ([2, 1, 0] as const) : ([0, 1, 2] as const)).map((row) =>
    ([0, 1, 2] as const).map((column) => tileAt(row, column)),
  );

/** Whoever stands on a tile, spies last: they take no room. */
export function unitsOn(units: readonly UnitView[], tile: Tile): readonly UnitView[] {
  const here = units.filter((unit) => unit.tile === tile);
  return [...here.filter((unit) => !isSpy(unit)), ...here.filter(isSpy)];
}

export const isSpy = ({ is }: UnitView): boolean =>
  is !== null && powersOf(is).flags["hide"] === true;

/** The most that are drawn side by side on a tile. */
const MOST = 4;

/** All that can be pressed, as it lies on the table: on each tile those who stand there, and the ground they stand on. */
export const placesSeenBy = (near: Seat, units: readonly UnitView[]): Places =>
  tilesSeenBy(near).map((row) =>
    row.flatMap((tile) => {
      const here = unitsOn(units, tile).map(({ id }) => unitThing(id));
      const places = [...here, tileThing(tile)];
      return Array.from({ length: MOST + 1 }, (_, at) => places[at] ?? null);
    }),
  );

/** Where on its tile somebody stands, in hundredths of its width: two have places that never move. */
export const acrossOf = (at: number, of: number): number =>
  of <= 2 ? (at === 0 ? 28 : 72) : (100 * (at + 0.5)) / of;
