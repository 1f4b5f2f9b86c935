import { MOST_CARDS } from "@holmgang/decks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addCards, chooseHero, countsIn, deckIn, startEditing, takeOut, undo } from "./editing.ts";
import type { Editing } from "./editing.ts";
import { BOOK, CARDS } from "./testing/small-face.ts";

const empty = startEditing({ hero: null, cards: [] });
const card = fc.constantFrom(...CARDS.map(({ id }) => id));

test("cards are added and taken out one by one, and told in the order of the book", () => {
  const two = addCards(addCards(empty, ["dragon"]), ["imp"]);
  const [one] = [takeOut(addCards(two, ["dragon"]), ["dragon"])];
  expect(deckIn(one, BOOK)).toEqual({ hero: null, cards: ["imp", "dragon"] });
  expect([...countsIn(one)]).toEqual([
    ["dragon", 1],
    ["imp", 1],
  ]);
});

test("the copy that came last goes first", () => {
  const deck = addCards(empty, ["imp", "dragon", "imp"]);
  expect(takeOut(deck, ["imp"]).cards).toEqual(["imp", "dragon"]);
});

test("what is not there cannot be taken out, and leaves nothing to undo", () => {
  expect(takeOut(empty, ["imp"])).toBe(empty);
  expect(chooseHero(empty, null)).toBe(empty);
  expect(undo(empty)).toBe(empty);
});

test("no more cards are added than a code holds", () => {
  const full = addCards(empty, Array<string>(300).fill("imp"));
  expect(full.cards).toHaveLength(MOST_CARDS);
  expect(addCards(full, ["imp"])).toBe(full);
});

test("a hero is chosen, and that can be undone", () => {
  const led = chooseHero(addCards(empty, ["imp"]), "ugluk");
  expect([led.hero, led.cards, undo(led).hero]).toEqual(["ugluk", ["imp"], null]);
});

test("whatever is done can be undone, step by step, back to the beginning", () => {
  type Act = (editing: Editing) => Editing;
  const act: fc.Arbitrary<Act> = fc.oneof(
    card.map(
      (id): Act =>
        (editing) =>
          addCards(editing, [id]),
    ),
    card.map(
      (id): Act =>
        (editing) =>
          takeOut(editing, [id]),
    ),
  );
  fc.assert(
    fc.property(fc.array(card), fc.array(act, { maxLength: 30 }), (cards, acts) => {
      const first = startEditing({ hero: null, cards });
      const seen = [first];
      for (const each of acts) {
        const next = each(seen.at(-1)!);
        if (next !== seen.at(-1)) seen.push(next);
      }
      for (let now = seen.at(-1)!; seen.length > 0; now = undo(now))
        expect(now).toEqual(seen.pop());
    }),
  );
});
