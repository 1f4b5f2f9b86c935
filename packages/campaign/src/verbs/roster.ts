import { hasRoom } from "../army.ts";
import { gold } from "../purse.ts";
import type { State } from "../shape.ts";
import { first, no, tooDear } from "./verb.ts";
import type { Verb } from "./verb.ts";

/** From the deck to the Reserves; by choice a deck does not become too small. */
export const reserve: Verb<"reserve"> = {
  phases: ["camp"],
  list: ({ deck }) => deck.map(({ id }) => ({ kind: "reserve", soldier: id })),
  refusal: ({ deck, setup }, { soldier }) =>
    first(
      !deck.some(({ id }) => id === soldier) &&
        no("not-in-deck", `Card ${soldier} is not in the deck.`),
      deck.length <= setup.settings.deckMin &&
        no("deck-too-small", `A deck keeps at least ${setup.settings.deckMin} cards.`),
    ),
  apply({ state }, { soldier }) {
    const found = state.deck.find(({ id }) => id === soldier)!; // or it was refused
    state.deck = state.deck.filter((each) => each !== found);
    state.reserves.push({ ...found, locked: 0 });
  },
};

const inReserves = ({ reserves }: State, soldier: number) =>
  reserves.find(({ id }) => id === soldier);

/** From the Reserves to the deck, unless it is locked. */
export const recruit: Verb<"recruit"> = {
  phases: ["camp"],
  list: ({ reserves }) => reserves.map(({ id }) => ({ kind: "recruit", soldier: id })),
  refusal(state, { soldier }) {
    const found = inReserves(state, soldier);
    if (!found) return no("not-in-reserves", `Card ${soldier} is not in the Reserves.`);
    return first(
      found.locked > 0 && no("locked", `That card is locked for ${found.locked} more encounters.`),
      !hasRoom(state.deck) && no("deck-full", "No battle takes more cards."),
    );
  },
  apply({ state }, { soldier }) {
    const { locked: _locked, ...found } = inReserves(state, soldier)!; // or it was refused
    state.reserves = state.reserves.filter(({ id }) => id !== soldier);
    state.deck.push(found);
  },
};

/** Gold opens a lock at once. */
export const release: Verb<"release"> = {
  phases: ["camp"],
  list: ({ reserves }) => reserves.map(({ id }) => ({ kind: "release", soldier: id })),
  refusal(state, { soldier }) {
    const found = inReserves(state, soldier);
    if (!found) return no("not-in-reserves", `Card ${soldier} is not in the Reserves.`);
    return first(
      found.locked === 0 && no("not-locked", "That card is not locked."),
      tooDear(state, state.setup.settings.releaseCost),
    );
  },
  apply(run, { soldier }) {
    const { state } = run;
    gold(run, -state.setup.settings.releaseCost, "release");
    state.reserves = state.reserves.map((each) =>
      each.id === soldier ? { ...each, locked: 0 } : each,
    );
  },
};
