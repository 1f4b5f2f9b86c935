import type { Table } from "@holmgang/kernel";
import type { Event, State } from "./shape.ts";

/** A battle going on: its state, and where chance comes from and events go. */
export interface Battle {
  readonly state: State;
  readonly table: Table<Event>;
}
