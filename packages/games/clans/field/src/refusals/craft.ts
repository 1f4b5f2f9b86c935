import type { Refusal } from "@holmgang/kernel";
import { same } from "@holmgang/kernel";
import type { Terrain } from "../../../src/cards/language.ts";
import { distance, NEIGHBOURS } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { isSpy } from "../board/units.ts";
import type { State, Unit } from "../shape.ts";
import { burnsUntil } from "../moves/craft.ts";
import { ownUnit } from "../who.ts";
import { whyNotUse } from "./help.ts";
import { no } from "./no.ts";

export function whyNotIgnite(state: State, unit: Unit, tile: Tile): Refusal | null {
  const unable = whyNotUse(unit, "ignite");
  if (unable) return unable;
  if (unit.charges.ignite === 0) return no("used-up", "It has lit its fire already.");
  if (!NEIGHBOURS[unit.tile].includes(tile))
    return no("too-far", "It lights one of the tiles beside it.");
  if (groundOf(state, unit, tile) !== "woods") return no("no-woods", "Only woods burn.");
  return burnsUntil(state, unit) > (state.tiles[tile]!.fire?.until ?? 0)
    ? null
    : no("useless", "That fire burns as long already.");
}

/** Ground that its seat has not seen cannot be told from any other. */
const groundOf = ({ tiles }: State, { seat }: Unit, tile: Tile): Terrain | null =>
  tiles[tile]!.known[seat] ? tiles[tile]!.terrain : null;

export function whyNotConvert(
  state: State,
  unit: Unit,
  { tile, terrain }: { readonly tile: Tile; readonly terrain: Terrain },
): Refusal | null {
  const unable = whyNotUse(unit, "convert");
  if (unable) return unable;
  if (distance(unit.tile, tile) > 1)
    return no("too-far", "It changes its own tile or one beside it.");
  return groundOf(state, unit, tile) === terrain
    ? no("useless", `That tile is ${terrain} already.`)
    : null;
}

export function whyNotSwitch(
  state: State,
  unit: Unit,
  [first, second]: readonly [number, number],
): Refusal | null {
  const unable = whyNotUse(unit, "switch");
  if (unable) return unable;
  const one = ownUnit(state, unit.seat, first);
  const other = ownUnit(state, unit.seat, second);
  if (!one || !other || one === other || !isNear(unit, one) || !isNear(unit, other))
    return no("no-friend", "It switches two friends on its own tile or beside it.");
  if ([one, other].some((each) => isSpy(each) || each.decoy))
    return no("no-friend", "Spies and decoys cannot be switched.");
  return one.kit === other.kit && same(one.charges, other.charges)
    ? no("useless", "They can do the same already.")
    : null;
}

const isNear = (unit: Unit, other: Unit): boolean =>
  other !== unit && distance(unit.tile, other.tile) <= 1;
