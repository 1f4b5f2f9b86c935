import type { Table } from "@holmgang/kernel";
import type { Event, Events, State } from "./shape.ts";

/**
 * Tells what happened, and reckons how long a table needs to show it. The event is only made if somebody listens: a
 * playout has no time for it.
 */
export function announce<K extends keyof Events>(
  state: State,
  table: Table<Event>,
  kind: K,
  fields: () => Events[K],
): void {
  state.showMs += SHOW_MS[kind];
  // These are the fields of this very kind; the compiler does not put the union together again.
  table.emit?.({ kind, ...fields() } as unknown as Event);
}

/** How long each event is shown at ordinary speed. */
export const SHOW_MS: Readonly<Record<Event["kind"], number>> = {
  round_start: 700,
  card_drawn: 0,
  turn_start: 0,
  card_played: 500,
  unit_consumed: 360,
  unit_placed: 200,
  unit_damaged: 300,
  unit_healed: 300,
  power_changed: 300,
  slot_changed: 300,
  slot_marked: 300,
  slot_cleansed: 300,
  unit_moved: 320,
  unit_bounced: 320,
  units_died: 400,
  ability_used: 300,
  choice_opened: 0,
  choice_made: 200,
  passed: 350,
  lane_resolved: 450,
  conquered: 400,
  round_end: 700,
  match_end: 600,
};
