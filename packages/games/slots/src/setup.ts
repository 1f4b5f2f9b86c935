import { shuffle } from "@holmgang/kernel";
import type { Config, Rng, Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { proceed } from "./proceed.ts";
import { startRound } from "./round.ts";
import { LANES } from "./shape.ts";
import type { Entry, Event, SeatState, Slots, State } from "./shape.ts";

/** Both decks are shuffled and a coin says who begins: all the chance there is in a match. */
export function setup({ settings, entries }: Config<Slots>, table: Table<Event>): State {
  const state: State = {
    settings,
    round: 0,
    starter: 0,
    turn: 0,
    turns: 0,
    step: "start",
    activating: false,
    last: null,
    results: [],
    question: 0,
    outcome: null,
    seats: [seated(entries[0], table.rng), seated(entries[1], table.rng)],
    queue: [],
    pending: null,
    nextUnit: 1,
    effects: 0,
  };
  announce(table, "match_start", () => ({
    decks: [entries[0].deck.length, entries[1].deck.length] as const,
  }));
  const starter: Seat = table.rng.below(2) === 0 ? 0 : 1;
  startRound(state, starter, table);
  proceed(state, table);
  return state;
}

const seated = ({ deck }: Entry, rng: Rng): SeatState => ({
  deck: shuffle(rng, deck),
  hand: [],
  known: [],
  graveyard: [],
  slots: LANES.map(() => ({ unit: null, modifier: 0, ongoing: [] })),
  passed: false,
});
