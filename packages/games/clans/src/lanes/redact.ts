import type { Seat, Viewer } from "@holmgang/kernel";
import { own, redacting } from "../redacting.ts";
import type { Redactions } from "../redacting.ts";
import type { Event, Events, Who } from "./events.ts";
import { baseOf } from "./places.ts";

const ROWS: Redactions<Events> = {
  card_staged: own,
  card_unstaged: own,
  hero_called: own,
  bell: own,
  cards_drawn: ({ seat, secret, cards, lost }, viewer) => {
    if (seat === viewer) return {};
    return secret ? null : { cards: cards.map(() => null), lost: lost.map(() => null) };
  },
  terrain_rolled: ({ terrain }, viewer) => ({
    terrain: terrain.map((lane) => blankBases(lane, viewer)),
  }),
  plan_shown: ({ units }, viewer) => ({
    units: units.map((each) => ({
      ...each,
      unit: seen(each.unit, viewer),
      hp: isHiddenTo(each.unit, viewer) ? null : each.hp,
    })),
  }),
  walked: ({ steps }, viewer) => ({
    steps: steps.map((step) => ({ ...step, unit: seen(step.unit, viewer) })),
  }),
};

const blankBases = <T>(lane: readonly T[], viewer: Viewer): (T | null)[] =>
  lane.map((terrain, row) => {
    const isForeign = (seat: Seat): boolean => row === baseOf(seat) && viewer !== seat;
    return isForeign(0) || isForeign(1) ? null : terrain;
  });

const isHiddenTo = ({ hidden, seat }: Who, viewer: Viewer): boolean => hidden && seat !== viewer;

const seen = (unit: Who, viewer: Viewer): Who =>
  isHiddenTo(unit, viewer) ? { ...unit, card: null } : unit;

/** The event as this viewer may know it: no foreign plans, no hidden cards, no bases out of sight. */
export const redact = redacting<Events, Event>(ROWS);
