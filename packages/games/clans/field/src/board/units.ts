import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { ABLE, kitsWith, PARTS, POWERS } from "../../../src/cards/field-profile.ts";
import type { Powers } from "../../../src/cards/field-profile.ts";
import type { FieldEffect, FieldPart } from "../../../src/cards/field-language.ts";
import type { Copy, State, Unit, UnitFacts } from "../shape.ts";
import type { Tile } from "./tiles.ts";

/** Its numbers are its card's; its abilities those of its kit. */
export const partOf = ({ card }: Pick<Unit, "card">): FieldPart => PARTS[card];
export const powersOf = ({ kit }: Pick<Unit, "kit">): Powers => POWERS[kit];
export const has = ({ kit }: Pick<Unit, "kit">, verb: FieldEffect["verb"]): boolean =>
  ABLE[verb]?.has(kit) === true;

export const isSpy = ({ kit }: Pick<Unit, "kit">): boolean => SPIES.has(kit);
const SPIES = kitsWith("hide");

/** What is printed, with what a story adds to it. */
export const printedDamage = (unit: Pick<Unit, "card" | "plusDamage">): number =>
  PARTS[unit.card].damage + unit.plusDamage;

/** Its own HP, and what place and friends lend. */
export const maxHp = (unit: Unit): number =>
  PARTS[unit.card].hp + unit.plusHp + unit.motivated + unit.steeped;

export const unitsOf = ({ units }: State, seat: Seat): Unit[] =>
  units.filter((unit) => unit.seat === seat);

/** All of a seat's on a tile, those that came first first. */
export const unitsAt = ({ units }: State, tile: Tile, seat: Seat): Unit[] =>
  units.filter((unit) => unit.tile === tile && unit.seat === seat);

/** Those of them that take up room: everybody but spies. */
export const troopsAt = (state: State, tile: Tile, seat: Seat): Unit[] =>
  unitsAt(state, tile, seat).filter((unit) => !isSpy(unit));

/** How many they are. */
export function troopCount({ units }: State, tile: Tile, seat: Seat): number {
  let count = 0;
  for (const unit of units) if (unit.tile === tile && unit.seat === seat && !isSpy(unit)) count++;
  return count;
}

/** In the order of entering the board, which is mostly how they stand in the list. */
export function byEntering(units: readonly Unit[]): readonly Unit[] {
  for (let i = 1; i < units.length; i++)
    if (units[i - 1]!.id > units[i]!.id) return units.toSorted((a, b) => a.id - b.id);
  return units;
}

export function unitById({ units }: State, id: number): Unit {
  const found = units.find((unit) => unit.id === id);
  // Written out: `invariant` would build its message every time.
  if (!found) throw new Error(`there is no unit ${id}`);
  return found;
}

/** Whether there is room for one more of this kind, and no enemy that can be seen stands there. */
export const hasRoom = (state: State, unit: Pick<Unit, "seat" | "kit">, tile: Tile): boolean =>
  isSpy(unit)
    ? !unitsAt(state, tile, unit.seat).some(isSpy)
    : troopCount(state, tile, unit.seat) < state.settings.tileUnits &&
      troopCount(state, tile, rival(unit.seat)) === 0;

export const factsOf = (unit: Unit): UnitFacts => ({
  card: unit.card,
  kit: unit.kit,
  plusDamage: unit.plusDamage,
  plusHp: unit.plusHp,
  hp: unit.hp,
  maxHp: maxHp(unit),
  ap: unit.ap,
  charges: { ...unit.charges },
  enhanced: unit.enhanced,
  motivated: unit.motivated,
  steeped: unit.steeped,
  poison: unit.poison,
  bathed: [...unit.bathed],
  step: unit.step,
});

/** The same facts as part of a unit. */
export const bodyOf = ({ maxHp: _max, bathed, charges, ...rest }: UnitFacts) => ({
  ...rest,
  bathed: [...bathed],
  charges: { ...charges },
});

/** A unit that has just come, with all its AP, seen by nobody yet; `count` is how many its seat has brought. */
export const newUnit = (copy: Copy, seat: Seat, tile: Tile, count: number): Unit => ({
  ...copy,
  id: 2 * count + seat,
  seat,
  tile,
  hp: PARTS[copy.card].hp + copy.plusHp,
  ap: PARTS[copy.card].ap,
  kit: copy.card,
  charges: { barrier: 1, poisoner: 1, ignite: 1 },
  enhanced: 0,
  motivated: 0,
  steeped: 0,
  poison: 0,
  bathed: [],
  step: false,
  exposed: 0,
  sight: { rival: 0, open: 0 },
  named: { rival: false, open: false },
  seen: null,
  open: null,
});
