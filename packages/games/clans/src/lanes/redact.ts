import type { Seat, Viewer } from "@holmgang/kernel";
import type { Event, Events, Who } from "./events.ts";
import { baseOf } from "./places.ts";

/** The event as this viewer may know it: no foreign plans, no hidden cards, no bases out of sight. */
export function redact(event: Event, viewer: Viewer): Event | null {
  const row: ((event: never, viewer: Viewer) => object | null) | undefined = ROWS[event.kind];
  if (!row) return event;
  const left = row(event as never, viewer); // the row is that of its kind
  return left && { ...event, ...left };
}

type Rows = {
  readonly [K in keyof Events]?: (event: Events[K], viewer: Viewer) => Partial<Events[K]> | null;
};

/** What is its seat's alone. */
const own = ({ seat }: { readonly seat: Seat }, viewer: Viewer): object | null =>
  seat === viewer ? {} : null;

/** Kinds without a row are for everybody, as they are. */
const ROWS: Rows = {
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
