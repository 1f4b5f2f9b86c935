import type { Seat } from "@holmgang/kernel";
import { allPlaces, isClose, place, unitAt } from "./board.ts";
import { UNIT_IDS, unitRow } from "./cards/cards.ts";
import type { UnitId } from "./cards/cards.ts";
import { TRIGGERS } from "./cards/language.ts";
import type { Trigger } from "./cards/language.ts";
import { LANES } from "./shape.ts";
import type { AbilityEffect, Place, State, Unit } from "./shape.ts";

type UnitTrigger = Exclude<Trigger, "cast">;

/** A unit and where it stands, or stood when it left. */
export interface Standing {
  readonly place: Place;
  readonly unit: Unit;
}

/** Whether a unit still has an ability of this kind. */
export const hasAbility = (unit: Unit, kind: UnitTrigger): boolean =>
  !unit.silenced && ABLE[kind]!.has(unit.card); // there is a set for each

/** Whose row has an ability of each kind. The rows' own lists differ in shape, and this is asked after every effect. */
const ABLE: Readonly<Record<string, ReadonlySet<UnitId>>> = Object.fromEntries(
  TRIGGERS.map((kind) => [kind, new Set(UNIT_IDS.filter((id) => kind in unitRow(id).on))]),
);

/** Puts a unit's ability at the back of the queue, if it has one. */
export function trigger(state: State, kind: UnitTrigger, source: Standing, x = 0): void {
  if (hasAbility(source.unit, kind)) state.queue.push(abilityOf(source, kind, x));
}

export const abilityOf = (
  { place: { seat, lane }, unit: { id, card } }: Standing,
  kind: UnitTrigger,
  x = 0,
): AbilityEffect => ({
  kind: "ability",
  card,
  trigger: kind,
  seat,
  lane,
  unit: id,
  x,
  chosen: [],
});

/** Every other unit close to where something happened reacts, lane by lane, the active player's first. */
export function react(
  state: State,
  kind: "nearDeath" | "nearDamage",
  cause: Place,
  x: number,
): void {
  for (const at of allPlaces(state.turn)) {
    const unit = unitAt(state, at);
    if (unit && hasAbility(unit, kind) && isClose(at, cause))
      state.queue.push(abilityOf({ place: at, unit }, kind, x));
  }
}

/** All units of a seat react, lane by lane. */
export function reactAll(state: State, kind: "actionPlayed", seat: Seat): void {
  for (const lane of LANES) {
    const at = place(seat, lane);
    const unit = unitAt(state, at);
    if (unit) trigger(state, kind, { place: at, unit });
  }
}
