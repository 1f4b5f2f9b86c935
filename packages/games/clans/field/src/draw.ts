import type { Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { byCopy } from "./copy.ts";
import type { Copy } from "./shape.ts";

/** Cards from the deck to the hand; what the hand has no room for is out of the match. */
export function drawCards({ state, table }: Run, seat: Seat, count: number): void {
  const own = state.seats[seat];
  const cards: Copy[] = [];
  const lost: Copy[] = [];
  for (let i = 0; i < count && own.deck.length > 0; i++) {
    const card = own.deck.pop()!; // the loop asks for one
    const kept = own.hand.length < state.settings.handLimit;
    if (kept) own.hand.push(card);
    (kept ? cards : lost).push(card);
  }
  if (lost.length > 0) own.lost = byCopy([...own.lost, ...lost]);
  if (cards.length + lost.length > 0) announce(table, "cards_drawn", () => ({ seat, cards, lost }));
}
