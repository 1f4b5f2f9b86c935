import type { Seat, Viewer } from "@holmgang/kernel";
import type { Event, Who } from "./events.ts";
import { baseOf } from "./places.ts";

/** The event as this viewer may know it: no foreign plans, no hidden cards, no bases out of sight. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.kind) {
    case "card_staged":
    case "card_unstaged":
    case "hero_called":
    case "bell":
      return event.seat === viewer ? event : null;
    case "cards_drawn":
      return drawn(event, viewer);
    case "terrain_rolled":
      return { ...event, terrain: event.terrain.map((lane) => blankBases(lane, viewer)) };
    case "plan_shown":
      return {
        ...event,
        units: event.units.map((each) => ({
          ...each,
          unit: seen(each.unit, viewer),
          hp: isHiddenTo(each.unit, viewer) ? null : each.hp,
        })),
      };
    case "walked":
      return {
        ...event,
        steps: event.steps.map((step) => ({ ...step, unit: seen(step.unit, viewer) })),
      };
    default:
      return event;
  }
}

function drawn(event: Extract<Event, { kind: "cards_drawn" }>, viewer: Viewer): Event | null {
  if (event.seat === viewer) return event;
  if (event.secret) return null;
  return { ...event, cards: event.cards.map(() => null), lost: event.lost.map(() => null) };
}

const blankBases = <T>(lane: readonly T[], viewer: Viewer): (T | null)[] =>
  lane.map((terrain, row) => {
    const isForeign = (seat: Seat): boolean => row === baseOf(seat) && viewer !== seat;
    return isForeign(0) || isForeign(1) ? null : terrain;
  });

const isHiddenTo = ({ hidden, seat }: Who, viewer: Viewer): boolean => hidden && seat !== viewer;

const seen = (unit: Who, viewer: Viewer): Who =>
  isHiddenTo(unit, viewer) ? { ...unit, card: null } : unit;
