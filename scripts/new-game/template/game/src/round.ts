import type { BySeat, Outcome, Seat, Table } from "@holmgang/kernel";
import type { Event, State } from "./shape.ts";

/** Prizes are from 1 to this. */
const HIGHEST_PRIZE = 5;

export function startRound(state: State, { rng, emit }: Table<Event>): void {
  state.round++;
  state.prize = 1 + rng.below(HIGHEST_PRIZE);
  emit?.({ kind: "round_start", round: state.round, prize: state.prize });
}

/** A seat's bid; when both are in they are shown, and chance has its turn again. */
export function bid(state: State, seat: Seat, card: number, table: Table<Event>): void {
  const hand = state.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  state.bids[seat] = card;
  table.emit?.({ kind: "bid_taken", seat, card });
  const [first, second] = state.bids;
  if (first !== null && second !== null) show(state, [first, second], table);
}

function show(state: State, bids: BySeat<number>, table: Table<Event>): void {
  const { prize, won, past } = state;
  const winner = bids[0] === bids[1] ? null : bids[0] > bids[1] ? 0 : 1;
  if (winner !== null) won[winner] += prize;
  past.push({ prize, bids });
  state.bids[0] = state.bids[1] = null;
  table.emit?.({ kind: "shown", prize, bids, winner, won: [won[0], won[1]] });
  if (state.hands[0].length > 0) return startRound(state, table);
  state.outcome = ended(won);
  table.emit?.({ kind: "match_end", outcome: state.outcome });
}

function ended([first, second]: Readonly<BySeat<number>>): Outcome {
  if (first === second) return { result: "draw", reason: "level" };
  return { result: "win", seat: first > second ? 0 : 1, reason: "prizes" };
}
