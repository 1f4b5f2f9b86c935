import { announcer } from "@holmgang/kernel";
import type { Seat, Table } from "@holmgang/kernel";
import type { Event, Events, Who } from "./events.ts";
import type { State, Unit } from "./shape.ts";

export const announce = announcer<Events>();

/** A match being played: what the verbs of a round change, and what they may use. */
export interface Run {
  readonly state: State;
  readonly table: Table<Event>;
}

export const who = ({ id, card, shown }: Unit, seat: Seat): Who => ({
  id,
  seat,
  card,
  hidden: !shown,
});
