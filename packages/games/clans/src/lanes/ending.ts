import { SEATS } from "@holmgang/kernel";
import type { Outcome } from "@holmgang/kernel";
import { unitsOf } from "./board.ts";
import type { State } from "./shape.ts";

/** How the match ends after this round, or null: a crystal is gone, the last round is over, or nobody has a card left. */
export function ending(state: State): Outcome | null {
  const [first, second] = [state.seats[0].hp, state.seats[1].hp];
  if (first === 0 && second === 0) return { result: "draw", reason: "both-crystals" };
  if (first === 0 || second === 0) return higher(first, second, "crystal");
  if (state.round >= state.settings.roundLimit) return higher(first, second, "limit");
  return isSpent(state) ? higher(first, second, "spent") : null;
}

function higher(first: number, second: number, reason: string): Outcome {
  if (first === second) return { result: "draw", reason };
  return { result: "win", seat: first > second ? 0 : 1, reason };
}

/** Neither seat has a card in hand, deck or lanes, or an Age to come. */
const isSpent = (state: State): boolean =>
  SEATS.every((seat) => {
    const { hand, deck, later } = state.seats[seat];
    return hand.length + deck.length + later.length === 0 && unitsOf(state, seat).length === 0;
  });
