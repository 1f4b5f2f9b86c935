import type { Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Event, State } from "./shape.ts";

/** From an empty deck nothing is drawn, and nothing happens. */
export function drawCards(state: State, seat: Seat, count: number, table: Table<Event>): void {
  const { deck, hand } = state.seats[seat];
  for (let i = 0; i < count; i++) {
    const card = deck.pop();
    if (card === undefined) return;
    hand.push(card);
    announce(table, "card_drawn", () => ({ seat, card }));
  }
}
