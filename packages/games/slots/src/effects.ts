import type { Seat } from "@holmgang/kernel";
import { allPlaces, isClose, unitAt } from "./board.ts";
import { unitRow } from "./cards/cards.ts";
import type { Trigger } from "./cards/language.ts";
import type { AbilityEffect, Place, State, Unit } from "./shape.ts";

type UnitTrigger = Exclude<Trigger, "cast">;

/** A unit and where it stands, or stood when it left. */
export interface Standing {
  readonly place: Place;
  readonly unit: Unit;
}

/** Whether a unit still has an ability of this kind. */
export const hasAbility = (unit: Unit, kind: UnitTrigger): boolean =>
  !unit.silenced && unitRow(unit.card).on[kind] !== undefined;

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
    if (unit && isClose(at, cause)) trigger(state, kind, { place: at, unit }, x);
  }
}

/** All units of a seat react, lane by lane. */
export function reactAll(state: State, kind: "actionPlayed", seat: Seat): void {
  for (const at of allPlaces(seat)) {
    const unit = at.seat === seat ? unitAt(state, at) : null;
    if (unit) trigger(state, kind, { place: at, unit });
  }
}
