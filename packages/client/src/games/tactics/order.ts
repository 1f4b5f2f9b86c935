import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import {
  ACTING_ORDER,
  has,
  isStanding,
  openerOf,
  seatOf,
  unitOf,
  unitRow,
} from "@holmgang/tactics";
import type { Unit, UnitId } from "@holmgang/tactics";
import type { Shown } from "./shown.ts";
import { tacticsText } from "./text.ts";

/** A unit's place in the round. */
export interface Turn {
  readonly id: UnitId;
  readonly state: "done" | "stored" | "now" | "next" | "waits" | "fallen";
}

/** Everybody in the order of this round; shadows only while they are there. */
export function orderOf(shown: Shown): readonly Turn[] {
  const opener = openerOf(shown.round, shown.settings);
  const next = nextUp(shown);
  const sides = [opener, rival(opener)].map((seat) =>
    ACTING_ORDER[seat]!.filter((id) => shown.units[id] != null),
  );
  return ACTING_ORDER[0]!
    .flatMap((_, index) => sides.flatMap((side) => side[index] ?? []))
    .map((id) => ({ id, state: stateOf(shown, id, next) }));
}

function stateOf(shown: Shown, id: UnitId, next: UnitId | null): Turn["state"] {
  const unit = unitOf(shown, id);
  if (unit.fallen) return "fallen";
  if (id === shown.active) return "now";
  if (unit.stored) return "stored";
  if (unit.acted) return "done";
  return id === next ? "next" : "waits";
}

/** The first of a side who has not acted. */
const waiting = (shown: Shown, seat: Seat): UnitId | null =>
  ACTING_ORDER[seat]!.find(
    (id) => id !== shown.active && isStanding(shown, id) && !unitOf(shown, id).acted,
  ) ?? null;

/** Whoever acts after the one who acts now. */
function nextUp(shown: Shown): UnitId | null {
  if (shown.active === null) return null;
  const seat = seatOf(shown.active);
  return waiting(shown, rival(seat)) ?? waiting(shown, seat);
}

/** Whether a side has nobody left to act in this round, while the other goes on. */
export const isSpent = (shown: Shown, seat: Seat): boolean =>
  shown.active !== null && seatOf(shown.active) !== seat && waiting(shown, seat) === null;

/** What the end of this round will take, in a few words. */
export function tollOf({ round, settings, units }: Shown): string {
  const { order } = tacticsText;
  const isThere = (test: (unit: Unit) => boolean): boolean =>
    units.some((unit) => unit && !unit.fallen && test(unit));
  const isDecay = round >= settings.decayStartRound && isThere(({ kind }) => unitRow(kind).mortal);
  const isPressed = round >= settings.pressureRound;
  if (isPressed) return isDecay ? order.both : order.all;
  if (isDecay) return order.minions;
  return isThere((unit) => has(unit, "bleed")) ? order.bleed : order.nothing;
}
