import type { Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import { PROFILES } from "../cards/profile.ts";
import { owns } from "./board.ts";
import { handAfter, laneCount, stackSize } from "./plan.ts";
import { GROUNDS, LANES, STACK } from "./places.ts";
import type { Ground, Lane, Placement } from "./places.ts";
import type { Move, State } from "./shape.ts";

/** Moves that make progress: one more card staged, the hero, and being done. Take-backs and whole plans are accepted and not listed. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { hand, staged, hero } = state.seats[seat];
  const free = freeGrounds(state, seat, staged);
  const moves: Move[] = [];
  if (free.length > 0) {
    const left = staged.length > 0 ? handAfter(hand, staged) : hand;
    for (const [index, card] of left.entries())
      if (left.indexOf(card) === index) listStagings(moves, card, free);
  }
  if (hero.usedIn === null) moves.push(HERO);
  moves.push(SUBMIT);
  return moves;
}

const HERO: Move = { kind: "hero" };
const SUBMIT: Move = { kind: "submit", plan: null };

/** Where nobody stands front and back are the same, and only the front is listed. */
function listStagings(moves: Move[], card: CardId, free: readonly Free[]): void {
  const { drops } = PROFILES[card];
  for (const { lane, at, taken } of free) {
    if (at === "middle" && !drops) continue;
    moves.push({ kind: "stage", card, lane, at, place: "front" });
    if (taken) moves.push({ kind: "stage", card, lane, at, place: "back" });
  }
}

/** A tile with room for one more card. */
export interface Free {
  readonly lane: Lane;
  readonly at: Ground;
  /** Whether somebody stands there, or will. */
  readonly taken: boolean;
}

/** Every tile that a plan leaves room on; a middle is only for those who may drop there. */
export function freeGrounds(state: State, seat: Seat, plan: readonly Placement[]): readonly Free[] {
  const free: Free[] = [];
  for (const lane of LANES) {
    if (laneCount(plan, lane) >= state.settings.laneCards) continue;
    for (const at of GROUNDS) {
      if (!owns(state, seat, lane, at)) continue;
      const size = stackSize(state, seat, plan, { lane, at });
      if (size < STACK) free.push({ lane, at, taken: size > 0 });
    }
  }
  return free;
}
