import type { Refusal, Seat } from "@holmgang/kernel";
import { handAfter, notInHand, placeRefusal, planned, planRefusal } from "./plan.ts";
import { LANE_NAMES } from "./places.ts";
import type { Spot } from "./places.ts";
import type { Move, State } from "./shape.ts";

/** Why a seat that is asked may not make this move, or null. */
export function refusal(state: State, seat: Seat, move: Move): Refusal | null {
  const { hand, staged, hero } = state.seats[seat];
  switch (move.kind) {
    case "stage":
      return handAfter(hand, staged).includes(move.card)
        ? placeRefusal(state, seat, staged, move)
        : notInHand(move.card);
    case "unstage":
      return stagedAt(state, seat, move) === null
        ? { code: "not-staged", words: `Nothing is staged there, in the ${LANE_NAMES[move.lane]}.` }
        : null;
    case "hero":
      return hero.usedIn === null
        ? null
        : { code: "hero-used", words: "Your hero has acted already: once a match is all." };
    case "submit":
      return move.plan === null ? null : planRefusal(state, seat, move.plan);
  }
}

/** The number of the placement in this place; null if no staged card is there. */
export function stagedAt(state: State, seat: Seat, spot: Spot): number | null {
  const stack = planned(state, seat, state.seats[seat].staged, spot);
  return stack[spot.place === "front" ? 0 : 1] ?? null;
}
