import type { Seat } from "@holmgang/kernel";
import type { CardId } from "../cards/cards.ts";
import { byNumber } from "../decks/starters.ts";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";

/** Cards from the deck to the hand; what the hand has no room for is out of the match. Of a secret draw nobody is told. */
export function drawCards(
  { state, table }: Run,
  seat: Seat,
  count: number,
  secret: boolean = false,
): void {
  const own = state.seats[seat];
  const cards: CardId[] = [];
  const lost: CardId[] = [];
  for (let i = 0; i < count && own.deck.length > 0; i++) {
    const card = own.deck.pop()!; // the loop asks for one
    const kept = own.hand.length < state.settings.handLimit;
    if (kept) own.hand.push(card);
    (kept ? cards : lost).push(card);
  }
  if (lost.length > 0) own.lost = byNumber([...own.lost, ...lost]);
  if (!secret) {
    own.told.hand += cards.length;
    own.told.deck -= cards.length + lost.length;
  }
  announce(table, "cards_drawn", () => ({ seat, cards, lost, secret }));
}
