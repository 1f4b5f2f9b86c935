import { rival } from "@holmgang/kernel";
import type { Run } from "../announce.ts";
import { holdOn } from "../board/auras.ts";
import { isBaseOf, NEIGHBOURS } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { hasRoom, isSpy } from "../board/units.ts";
import { go } from "../enter.ts";
import type { State, Unit } from "../shape.ts";

/** A step to a tile beside it. A free one is taken first. */
export function walk(run: Run, unit: Unit, tile: Tile): void {
  if (unit.step) unit.step = false;
  else unit.ap--;
  go(run, unit, tile, "walk");
}

export const canStep = (state: State, unit: Unit): boolean =>
  (unit.ap > 0 || unit.step) && holdOn(state, unit).canWalk;

/** Where a unit that can step may go. */
export const stepsOf = (state: State, unit: Unit): readonly Tile[] =>
  NEIGHBOURS[unit.tile].filter((tile) => isOpenTo(state, unit, tile));

/** Nobody but a spy enters the enemy base. */
export const isOpenTo = (state: State, unit: Unit, tile: Tile): boolean =>
  (isSpy(unit) || !isBaseOf(rival(unit.seat), tile)) && hasRoom(state, unit, tile);
