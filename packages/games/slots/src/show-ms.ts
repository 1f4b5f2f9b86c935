import type { Event } from "./shape.ts";

/** How long each event is shown at ordinary speed. */
export const SHOW_MS: Readonly<Record<Event["kind"], number>> = {
  match_start: 0,
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
  lane_resolved: 700,
  conquered: 400,
  round_end: 1_400,
  match_end: 1_000,
};
