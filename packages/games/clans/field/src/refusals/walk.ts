import { rival } from "@holmgang/kernel";
import type { Refusal } from "@holmgang/kernel";
import { holdOn } from "../board/auras.ts";
import { isBaseOf, NEIGHBOURS } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { isSpy, troopCount } from "../board/units.ts";
import { isOpenTo } from "../moves/walk.ts";
import type { State, Unit } from "../shape.ts";
import { no } from "./no.ts";

export function whyNotWalk(state: State, unit: Unit, tile: Tile): Refusal | null {
  if (unit.ap === 0 && !unit.step) return no("no-ap", "It has no AP left for a step.");
  if (!holdOn(state, unit).canWalk) return no("held", "An enemy before it holds it fast.");
  if (!NEIGHBOURS[unit.tile].includes(tile))
    return no("too-far", "A step goes to one of the tiles beside it.");
  if (isOpenTo(state, unit, tile)) return null;
  const other = rival(unit.seat);
  if (!isSpy(unit) && isBaseOf(other, tile))
    return no("enemy-base", "Nobody but a spy enters the enemy base.");
  return !isSpy(unit) && troopCount(state, tile, other) > 0
    ? no("enemies-there", "Enemies stand there: attack them first.")
    : no("tile-full", "That tile has no room for it.");
}
