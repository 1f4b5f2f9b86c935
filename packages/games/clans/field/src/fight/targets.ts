import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { guardsAt } from "../board/auras.ts";
import { seesTile } from "../board/sight.ts";
import { BESIDE, DIAGONALS, isBaseOf, tileAhead } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { has, partOf, troopCount, unitsAt } from "../board/units.ts";
import type { State, Unit } from "../shape.ts";

const FAR = 2;

const rangeOf = (unit: Unit): number =>
  has(unit, "far") ? Math.max(FAR, partOf(unit).range) : partOf(unit).range;

/** The tiles a unit can hit from where it stands: ahead as far as it reaches, beside it, and slantwise if it can. */
export function tilesInReach(unit: Unit): readonly Tile[] {
  const ahead = [1, 2].flatMap((steps) => {
    const tile = steps <= rangeOf(unit) ? tileAhead(unit.seat, unit.tile, steps) : null;
    return tile === null ? [] : [tile];
  });
  return [...ahead, ...BESIDE[unit.tile], ...(has(unit, "diagonal") ? DIAGONALS[unit.tile] : [])];
}

/** Whether a seat may hit what stands on a tile: into the rival's base it must look. */
export const isLit = (state: State, seat: Seat, tile: Tile): boolean =>
  !isBaseOf(rival(seat), tile) || seesTile(state, seat, tile);

/** Whom on a tile a seat can aim at: those it sees, and of them only guards if there are any. */
export function aimsAt(state: State, seat: Seat, tile: Tile): Unit[] {
  if (!isLit(state, seat, tile)) return [];
  const other = rival(seat);
  const guards = guardsAt(state, other, tile);
  return guards.length > 0
    ? guards
    : unitsAt(state, tile, other).filter(({ sight }) => sight.rival > 0);
}

/** The base tile at the end of a unit's column, if it reaches and sees it and nobody stands there. */
export function raidTile(state: State, unit: Unit): Tile | null {
  const tile = baseAhead(unit);
  return tile !== null &&
    isLit(state, unit.seat, tile) &&
    troopCount(state, tile, rival(unit.seat)) === 0
    ? tile
    : null;
}

/** The rival's base tile in its column, if it reaches that far. */
export function baseAhead(unit: Unit): Tile | null {
  for (let steps = 1; steps <= rangeOf(unit); steps++) {
    const tile = tileAhead(unit.seat, unit.tile, steps);
    if (tile !== null && isBaseOf(rival(unit.seat), tile)) return tile;
  }
  return null;
}
