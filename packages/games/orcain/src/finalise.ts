import type { Outcome, Seat, Table } from "@holmgang/kernel";
import { GRASS } from "./cards.ts";
import { endMatch } from "./end.ts";
import { hasAttack } from "./hand.ts";
import { asPlayed } from "./grass.ts";
import { attackDemanded } from "./moment.ts";
import { reveal } from "./reveal.ts";
import type { Event, PlayedLayout, SeatState, State } from "./shape.ts";

/** If nobody is asked any more the round is finalised, exactly once: streaks first, then the reveal. */
export function finaliseWhenClosed(state: State, table: Table<Event>): void {
  if (state.seats[0].status === "open" || state.seats[1].status === "open") return;
  count(state.seats[0]);
  count(state.seats[1]);
  const timeout = afkOutcome(state);
  if (timeout) endMatch(state, timeout, table);
  else reveal(state, [playedLayout(state, 0), playedLayout(state, 1)], table);
}

function count(seat: SeatState): void {
  seat.afkStreak = seat.active ? 0 : seat.afkStreak + 1;
}

/** Both have been away too long: both lose. One has: the other wins. */
function afkOutcome({ seats, settings }: State): Outcome | null {
  const first = seats[0].afkStreak >= settings.afkLimit;
  const second = seats[1].afkStreak >= settings.afkLimit;
  if (!first && !second) return null;
  if (first && second) return { result: "both-lose", reason: "timeout" };
  return { result: "win", seat: first ? 1 : 0, reason: "timeout" };
}

/** What a seat plays: what lies in its slots, GRASS where nothing does. */
function playedLayout(state: State, seat: Seat): PlayedLayout {
  const { status, layout } = state.seats[seat];
  if (status === "confirmed") return layout as PlayedLayout; // a confirm has no empty slot
  if (attackDemanded(state) && !hasAttack(layout)) return [GRASS, GRASS, GRASS];
  return asPlayed(layout);
}
