import { SEATS } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import { byCopy } from "./copy.ts";

/** With the half-turn in which an Age begins its decks take the place of what is left of the old ones. */
export function ageBegins({ state, table }: Run): void {
  const { ages, ageTwoTurn, ageThreeTurn } = state.settings;
  if (!ages || ![ageTwoTurn, ageThreeTurn].includes(state.halfTurn)) return;
  state.age++;
  for (const seat of SEATS) {
    const own = state.seats[seat];
    own.lost = byCopy([...own.lost, ...own.deck]);
    [own.deck = [], ...own.later] = own.later;
    own.brought += own.deck.length;
  }
  const { age } = state;
  const [first, second] = state.seats;
  announce(table, "age_start", () => ({ age, decks: [first.deck.length, second.deck.length] }));
}
