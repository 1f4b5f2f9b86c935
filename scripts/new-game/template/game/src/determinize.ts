import { invariant, pick, rival, shuffle } from "@holmgang/kernel";
import type { Rng, Seat } from "@holmgang/kernel";
import type { State, View } from "./shape.ts";

/** A state the seat must think possible: its rival holds any cards it has not shown, and may have bid one of them. */
export function determinize(view: View, seat: Seat, rng: Rng): State {
  const { settings, round, prize, own, won, past, outcome } = view;
  invariant(own !== null, "only a seat's own view can be determinized");
  const other = rival(seat);
  const shown = past.map(({ bids }) => bids[other]);
  const free = Array.from({ length: settings.highest }, (_, index) => index + 1).filter(
    (card) => !shown.includes(card),
  );
  const held = shuffle(rng, free)
    .slice(0, settings.cards - past.length)
    .toSorted((a, b) => a - b);
  // A rival who had bid too would have ended the round.
  const bid = own.bid === null && held.length > 0 && rng.below(2) === 0 ? pick(rng, held) : null;
  const rest = held.filter((card) => card !== bid);
  return {
    settings,
    round,
    prize,
    hands: seat === 0 ? [[...own.hand], rest] : [rest, [...own.hand]],
    bids: seat === 0 ? [own.bid, bid] : [bid, own.bid],
    won: [won[0], won[1]],
    past: [...past],
    outcome,
  };
}
