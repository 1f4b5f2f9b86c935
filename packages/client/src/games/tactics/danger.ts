import type { Seat } from "@holmgang/kernel";
import { dangerAt, threats, TILES, unitAt, seatOf } from "@holmgang/tactics";
import type { Threat, Tile, UnitId } from "@holmgang/tactics";
import type { Looked } from "./look-ahead.ts";
import type { Shown } from "./shown.ts";

/** What threatens a seat: by enemy, and by tile, now and after the move that is looked at. */
export interface Danger {
  readonly all: readonly Threat[];
  /** Enemies who could do nothing any more. */
  readonly gone: ReadonlySet<UnitId>;
  at(tile: Tile): { readonly most: number; readonly isSafeThen: boolean } | null;
}

export function dangerTo(shown: Shown, seat: Seat, looked: Looked | null): Danger {
  const all = threats(shown, seat);
  const then = looked && !looked.told.outcome ? threats(looked.told.after, seat) : all;
  const left = new Set(then.map(({ unit }) => unit));
  const spots = new Map(
    TILES.flatMap((tile) => {
      const [before, most] = [dangerAt(all, tile), dangerAt(then, tile)];
      const id = unitAt(shown, tile);
      const isTheirs = id !== null && seatOf(id) !== seat;
      return isTheirs || (before === 0 && most === 0)
        ? []
        : [[tile, { most, isSafeThen: most === 0 }] as const];
    }),
  );
  return {
    all,
    gone: new Set(all.flatMap(({ unit }) => (left.has(unit) ? [] : [unit]))),
    at: (tile) => spots.get(tile) ?? null,
  };
}
