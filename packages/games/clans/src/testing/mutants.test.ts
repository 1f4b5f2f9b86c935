import type { Game } from "@holmgang/kernel";
import { assertLaws } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import type { Clans, State, View } from "../lanes/shape.ts";
import { clans } from "../lanes/rules.ts";
import { lawKit } from "./law-kit.ts";

/** The rules with a view that says more than it should. */
const talkative = (say: (view: View, state: State) => View): Game<Clans> => ({
  ...clans,
  view: (state, viewer) => say(clans.view(state, viewer), state),
});

const withSeats = (view: View, change: (seat: 0 | 1) => Partial<View["seats"][0]>): View => ({
  ...view,
  seats: [
    { ...view.seats[0], ...change(0) },
    { ...view.seats[1], ...change(1) },
  ],
});

/** Each tells one secret of the lanes, in one place. */
const MUTANTS: Readonly<Record<string, Game<Clans>>> = {
  "how many cards a hand has after a secret draw": talkative((view, { seats }) =>
    withSeats(view, (seat) => ({ handCount: seats[seat].hand.length })),
  ),
  "that a hero was called while both plan": talkative((view, { seats }) =>
    withSeats(view, (seat) => ({ heroUsedIn: seats[seat].hero.usedIn })),
  ),
  "how many cards are staged": talkative((view, { seats }) =>
    withSeats(view, (seat) => ({ deckCount: seats[seat].deck.length + seats[seat].staged.length })),
  ),
  "what stands behind a concealing card": talkative((view, { lanes }) => ({
    ...view,
    lanes: view.lanes.map((lane, index) => ({
      ...lane,
      stacks: lanes[index]!.stacks,
    })) as unknown as View["lanes"], // the same three lanes, unhidden
  })),
  "the terrain of a base nobody has seen": talkative((view, { lanes }) => ({
    ...view,
    lanes: view.lanes.map((lane, index) => ({
      ...lane,
      terrain: lanes[index]!.terrain,
    })) as unknown as View["lanes"], // the same three lanes, without fog
  })),
  "a draw in the middle of planning": {
    ...clans,
    redact: (event, viewer) =>
      event.kind === "cards_drawn" && event.secret && event.seat !== viewer
        ? { ...event, cards: [], lost: [] }
        : clans.redact(event, viewer),
  },
  "that the bell ended a plan": {
    ...clans,
    redact: (event, viewer) => (event.kind === "bell" ? event : clans.redact(event, viewer)),
  },
};

test.each(Object.entries(MUTANTS))("[R7] a game that tells %s breaks a law", (_what, game) => {
  expect(() => assertLaws({ ...lawKit, game }, { matches: 150, seed: "mutant" })).toThrow(
    /breaks the law '(secrecy|reverse|hush|spectator|told|purity)'/,
  );
});
