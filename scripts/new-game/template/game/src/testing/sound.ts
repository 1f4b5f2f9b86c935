import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import type { State } from "../shape.ts";

/** What is wrong with a state that no match of Sample could reach; null if nothing. */
export function sound(state: State): string | null {
  const { round, past, won, settings, outcome } = state;
  if (past.length !== (outcome ? settings.cards : round - 1))
    return `round ${round} after ${past.length} rounds`;
  const taken = SEATS.map((seat) =>
    past.reduce((sum, { prize, bids }) => sum + (bids[seat] > bids[1 - seat]! ? prize : 0), 0),
  );
  if (taken[0] !== won[0] || taken[1] !== won[1]) return "the past gave other prizes";
  if (!outcome && state.bids[0] !== null && state.bids[1] !== null) return "nobody is asked";
  return cardsAreWrong(state, 0) ?? cardsAreWrong(state, 1);
}

/** Every card of a seat, wherever it is now, was dealt once. */
function cardsAreWrong({ hands, bids, past, settings }: State, seat: Seat): string | null {
  const bid = bids[seat];
  const shown = past.map((round) => round.bids[seat]);
  const cards = [...hands[seat], ...shown, ...(bid === null ? [] : [bid])];
  if (cards.length !== settings.cards) return `seat ${seat} has ${cards.length} cards`;
  if (new Set(cards).size < cards.length) return `seat ${seat} has a card twice`;
  return cards.every((card) => card >= 1 && card <= settings.highest)
    ? null
    : `seat ${seat} has a card that does not exist`;
}
