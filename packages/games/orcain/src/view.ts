import type { Viewer } from "@holmgang/kernel";
import { shown } from "./grass.ts";
import { inSuddenDeath } from "./moment.ts";
import type { Event, Layout, OwnView, PlayedLayout, SeatState, State, View } from "./shape.ts";

/** Hands, health and every revealed card are public; what a seat prepares, and its streak, are its own. */
export function view(state: State, viewer: Viewer): View {
  const [first, second] = state.seats;
  return {
    viewer,
    settings: state.settings,
    roundIndex: state.roundIndex,
    suddenDeath: inSuddenDeath(state),
    hands: [first.hand, second.hand],
    hp: [first.hp, second.hp],
    own: viewer === "spectator" ? null : ownView(state.seats[viewer]),
    history: state.history.map(({ layouts, hp }) => ({
      layouts: [face(layouts[0]), face(layouts[1])],
      hp,
    })),
    outcome: state.outcome,
  };
}

const ownView = ({ layout, status, active, afkStreak }: SeatState): OwnView => ({
  layout,
  status,
  active,
  afkStreak,
});

const face = ([a, b, c]: PlayedLayout): Layout => [shown(a), shown(b), shown(c)];

/** Only the seat itself hears that its draft or confirm was taken, or that its time is up. */
export function redact(event: Event, viewer: Viewer): Event | null {
  return "seat" in event && event.seat !== viewer ? null : event;
}
