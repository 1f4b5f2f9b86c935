import { rival, SEATS, shuffle } from "@holmgang/kernel";
import type { BySeat, Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import type { Run } from "./announce.ts";
import type { Copy, Entry, State } from "./shape.ts";
import { startTurn } from "./turn.ts";

/** The opening hands, above the limit too; where nobody could change one, the match begins at once. */
export function dealHands(run: Run, entries: Readonly<BySeat<Entry>>): void {
  const { state, table } = run;
  for (const seat of SEATS) {
    const own = state.seats[seat];
    const { openingHand, secondCards } = state.settings;
    const { opening = [], added = 0 } = entries[seat].story ?? {};
    const more = added + (seat === rival(state.first) ? secondCards : 0);
    const forced = own.deck.filter(({ copy }) => opening.includes(copy));
    own.deck = own.deck.filter(({ copy }) => !opening.includes(copy));
    own.hand = [...forced, ...take(own.deck, Math.max(0, openingHand - forced.length) + more)];
    const cards = [...own.hand];
    announce(table, "hand_dealt", () => ({ seat, cards }));
  }
  for (const seat of SEATS) if (!mayReplace(state, seat)) state.seats[seat].returned = [];
  begin(run);
}

/** Who has nothing to replace, or nothing to replace it with, is not asked. */
const mayReplace = ({ settings, seats }: State, seat: Seat): boolean =>
  settings.mulliganCards > 0 && seats[seat].hand.length > 0 && seats[seat].deck.length > 0;

const take = (deck: Copy[], count: number): Copy[] =>
  count === 0 ? [] : deck.splice(-count).toReversed();

/** What a seat gives back is its own; the new cards come when both have chosen. */
export function choose(run: Run, seat: Seat, copies: readonly number[]): void {
  run.state.seats[seat].returned = [...copies];
  announce(run.table, "hand_chosen", () => ({ seat, returned: copies }));
  begin(run);
}

/** When both have chosen: given back, shuffled, drawn anew; then the first turn. */
function begin(run: Run): void {
  const { state } = run;
  if (state.seats.some(({ returned }) => returned === null)) return;
  for (const seat of SEATS) replace(run, seat);
  startTurn(run);
}

function replace({ state, table }: Run, seat: Seat): void {
  const own = state.seats[seat];
  const back = own.hand.filter(({ copy }) => own.returned!.includes(copy)); // both have chosen
  if (back.length > 0) {
    own.deck = shuffle(table.rng, [...own.deck, ...back]);
    own.hand = [...own.hand.filter((copy) => !back.includes(copy)), ...take(own.deck, back.length)];
  }
  // Told of every seat: otherwise it would tell who kept its hand.
  const cards = [...own.hand];
  announce(table, "hand_dealt", () => ({ seat, cards }));
}
