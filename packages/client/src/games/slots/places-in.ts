import { place } from "@holmgang/slots";
import type { Event, Place } from "@holmgang/slots";

/** The slots an event happens on. */
export function placesIn(event: Event): readonly Place[] {
  switch (event.kind) {
    case "unit_consumed":
    case "unit_placed":
    case "unit_damaged":
    case "unit_healed":
    case "power_changed":
    case "slot_changed":
    case "slot_marked":
    case "slot_cleansed":
    case "unit_bounced":
    case "ability_used":
    case "conquered":
      return [event.place];
    case "units_died":
      return event.dead.map(({ place: at }) => at);
    case "unit_moved":
      return [place(event.seat, event.from), place(event.seat, event.to)];
    case "card_played":
      return event.lane === null ? event.targets : [place(event.seat, event.lane)];
    case "choice_made":
      return event.option && !("card" in event.option) ? [event.option] : [];
    case "lane_resolved":
      return event.winner === null ? [] : [place(event.winner, event.lane)];
    case "match_start":
    case "round_start":
    case "card_drawn":
    case "turn_start":
    case "choice_opened":
    case "passed":
    case "round_end":
    case "match_end":
      return [];
  }
}
