import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { LANES, laneWinner, place, powerAt } from "@holmgang/slots";
import type { State } from "@holmgang/slots";

/** What a card in the hand is worth, in lanes. */
const CARD = 0.42;
/** What a step of power in a lane is worth beyond winning it, in lanes. */
const STEP = 0.04;
const ROUND = 6;

/** How good a state is for a seat, in lanes: the round so far, cards kept, rounds won. It looks at nothing hidden but counts. */
export function reckon(state: State, seat: Seat): number {
  const other = rival(seat);
  if (state.outcome)
    return state.outcome.result === "win" ? sign(state.outcome.seat, seat) * 100 : 0;
  const cards = state.seats[seat].hand.length - state.seats[other].hand.length;
  const rounds = state.results.reduce((sum, { winner }) => sum + sign(winner, seat), 0);
  return rounds * ROUND + cards * CARD + standing(state, seat);
}

/** Lanes won and lost, and by how much. */
function standing(state: State, seat: Seat): number {
  let sum = 0;
  for (const lane of LANES) {
    sum += sign(laneWinner(state, lane), seat);
    const margin =
      (powerAt(state, place(seat, lane)) ?? 0) - (powerAt(state, place(rival(seat), lane)) ?? 0);
    sum += Math.max(-6, Math.min(6, margin)) * STEP;
  }
  return sum;
}

const sign = (winner: Seat | null, seat: Seat): number =>
  winner === null ? 0 : winner === seat ? 1 : -1;
