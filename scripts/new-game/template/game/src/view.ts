import { isSeat } from "@holmgang/kernel";
import type { Viewer } from "@holmgang/kernel";
import type { Event, State, View } from "./shape.ts";

/** Prizes and all that was shown are public; a hand and a bid are their owner's. */
export function view(state: State, viewer: Viewer): View {
  const { settings, round, prize, hands, bids, won, past, outcome } = state;
  return {
    viewer,
    settings,
    round,
    prize,
    own: isSeat(viewer) ? { hand: [...hands[viewer]], bid: bids[viewer] } : null,
    won: [won[0], won[1]],
    past: [...past],
    outcome,
  };
}

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.kind === "dealt" && event.seat !== viewer) return { ...event, hand: null };
  return "seat" in event && event.seat !== viewer ? null : event;
}
