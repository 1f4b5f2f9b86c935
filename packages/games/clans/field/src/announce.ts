import { announcer } from "@holmgang/kernel";
import type { Table } from "@holmgang/kernel";
import { factsOf } from "./board/units.ts";
import type { Event, Events, Told } from "./events.ts";
import type { State, Unit } from "./shape.ts";

export const announce = announcer<Events>();

/** A match being played: what the verbs of a turn change, and what they may use. */
export interface Run {
  readonly state: State;
  readonly table: Table<Event>;
}

/** A unit as it is now, for an event. */
export const told = (unit: Unit): Told => ({
  seat: unit.seat,
  own: unit.id,
  seen: unit.seen,
  open: unit.open,
  tile: unit.tile,
  copy: unit.copy,
  decoy: unit.decoy,
  exposed: unit.exposed,
  named: unit.named.open,
  openSight: unit.sight.open,
  is: factsOf(unit),
  sight: { ...unit.sight },
});
