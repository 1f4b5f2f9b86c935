import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { POWERS } from "../../../src/cards/field-profile.ts";
import type { FieldEffect } from "../../../src/cards/field-language.ts";
import type { UnitView, View } from "../shape.ts";
import { columnOf, distance, isBaseOf, isMiddle, tileAhead } from "./tiles.ts";
import type { Tile } from "./tiles.ts";

/** By whom a tile is seen, where seeing it is not a matter of course. */
export type Eye = "unit" | "spy" | "scout" | "tall";

type Board = Pick<View, "units" | "settings">;

/** By whom a seat sees a base tile of its rival (R45), as far as the view tells; null if it does not. */
export function eyeOn(view: Board, seat: Seat, tile: Tile): Eye | null {
  const eyes = view.units.flatMap((unit) =>
    unit.seat === seat ? (eyeOf(view, unit, tile) ?? []) : [],
  );
  return (["unit", "scout", "tall", "spy"] as const).find((eye) => eyes.includes(eye)) ?? null;
}

function eyeOf({ settings }: Board, unit: UnitView, tile: Tile): Eye | null {
  const apart = Math.abs(columnOf(unit.tile) - columnOf(tile));
  const inMiddle = isMiddle(unit.tile);
  if (apart === 0 && (inMiddle || isBaseOf(rival(unit.seat), unit.tile)))
    return can(unit, "hide") ? "spy" : "unit";
  if (can(unit, "scout") && inMiddle && apart <= 1) return "scout";
  return can(unit, "rise") && distance(unit.tile, tile) <= settings.tallRange ? "tall" : null;
}

/** What enemies that have a tile ahead of them do to whoever of a seat stands there or comes there (R63, R64). */
export interface Grip {
  readonly walk: boolean;
  readonly attack: boolean;
  readonly fear: readonly number[];
}

export function gripOn({ units }: Board, seat: Seat, tile: Tile): Grip {
  const before = units.filter(
    (unit) => unit.seat !== seat && tileAhead(unit.seat, unit.tile) === tile,
  );
  const some = (verb: FieldEffect["verb"]): boolean => before.some((unit) => can(unit, verb));
  return {
    walk: some("glue") || some("paralyze"),
    attack: some("silence") || some("paralyze"),
    fear: before.filter((unit) => can(unit, "fear")).map(({ id }) => id),
  };
}

/** What it can, as far as it is known what it is. */
const can = ({ is }: UnitView, verb: FieldEffect["verb"]): boolean =>
  is !== null && POWERS[is.kit].flags[verb] === true;
