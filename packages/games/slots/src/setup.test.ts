import { parseConfig } from "@holmgang/kernel";
import { withRolls } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import { slots } from "./rules.ts";
import type { State } from "./shape.ts";
import { scene } from "./testing/scene.ts";

/** A match of two cards each, with the chance it is given. */
function dealt(rolls: readonly number[]): State {
  const deck = ["archer", "scout"];
  const config = parseConfig(slots, {
    settings: { deckMin: 1, openingDraw: 1 },
    entries: [{ deck }, { deck }],
  });
  if (!config.ok) throw new Error(config.refusal.words);
  return withRolls(rolls, (rng) => slots.setup(config.value, { rng }));
}

test("[R1] there are five lanes with a slot for each player, all empty", () => {
  const slot = { unit: null, modifier: 0, ongoing: [] };
  const middle = { ...slot, modifier: 4 };
  expect(dealt([0, 0, 0]).seats.map((seat) => seat.slots)).toEqual([
    [slot, slot, middle, slot, slot],
    [slot, slot, slot, slot, slot],
  ]);
});

test("[R3] both decks are shuffled, and then a coin decides who begins", () => {
  const [kept, turned] = [1, 0];
  const begins = [dealt([kept, turned, 0]), dealt([turned, kept, 1])].map(({ seats, starter }) => [
    starter,
    ...seats.map(({ hand }) => hand[0]),
  ]);
  expect(begins).toEqual([
    [0, "scout", "archer"],
    [1, "archer", "scout"],
  ]);
});

test("[R3] nothing after that is chance: a whole match asks for no roll", () => {
  const { state } = scene({
    hands: ["archer knight fireball necromancer", "vampire priest strike unsummon"],
    decks: ["scout dragon rookie champion", "ghoul mimic ranger wizard"],
  }).position;
  withRolls([], (rng) => {
    while (slots.outcome(state) === null) {
      const { seat } = slots.decisions(state)[0]!;
      slots.apply(state, seat, slots.legalMoves(state, seat)[0]!, { rng });
    }
  });
  expect(slots.outcome(state)).not.toBeNull();
});
