import type { Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { stackAt } from "./board.ts";
import { handAfter, placeRefusal } from "./plan.ts";
import { LANES, PLACES, rowOf } from "./places.ts";
import type { Ground, Lane, Placement } from "./places.ts";
import type { Move, State } from "./shape.ts";

/** Moves that make progress: one more card staged, the hero, and being done. Take-backs and whole plans are accepted and not listed. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { hand, staged, hero } = state.seats[seat];
  const moves: Move[] = [];
  const seen = new Set<CardId>();
  for (const card of handAfter(hand, staged)) {
    if (seen.has(card)) continue;
    seen.add(card);
    for (const placement of placements(state, seat, card))
      moves.push({ kind: "stage", ...placement });
  }
  if (hero.usedIn === null) moves.push({ kind: "hero" });
  moves.push(SUBMIT);
  return moves;
}

const SUBMIT: Move = { kind: "submit", plan: null };

/** Everywhere one more copy of a card may go. Where nobody stands front and back are the same, and only the front is listed. */
export function placements(state: State, seat: Seat, card: CardId): readonly Placement[] {
  const grounds: readonly Ground[] = PROFILES[card].drops ? ["base", "middle"] : ["base"];
  const found: Placement[] = [];
  for (const lane of LANES)
    for (const at of grounds) {
      const first: Placement = { card, lane, at, place: "front" };
      if (placeRefusal(state, seat, state.seats[seat].staged, first) !== null) continue;
      found.push(first);
      if (isTaken(state, seat, lane, at)) found.push({ ...first, place: PLACES[1] });
    }
  return found;
}

const isTaken = (state: State, seat: Seat, lane: Lane, at: Ground): boolean =>
  stackAt(state.lanes[lane], rowOf(seat, at), seat).length > 0 ||
  state.seats[seat].staged.some((placement) => placement.lane === lane && placement.at === at);
