import { expect, test } from "vitest";
import { countCards, withoutCards } from "./deck.ts";
import { sortDeck } from "./sort-deck.ts";
import { BOOK } from "./testing/book.ts";

test("a deck is told in the order of the book's numbers, copies side by side", () => {
  const cards = ["wizard", "archer", "champion", "archer", "pikeman"];
  expect(sortDeck(BOOK, "ugluk", cards)).toEqual({
    hero: "ugluk",
    cards: ["archer", "archer", "pikeman", "champion", "wizard"],
  });
});

test("cards the book does not know come last, in the order of their letters", () => {
  const { cards } = sortDeck(BOOK, null, ["zombie", "wizard", "bat", "zombie", "archer"]);
  expect(cards).toEqual(["archer", "wizard", "bat", "zombie", "zombie"]);
});

test("copies are counted", () => {
  expect([...countCards(["imp", "archer", "imp"])]).toEqual([
    ["imp", 2],
    ["archer", 1],
  ]);
});

test("cards are taken out copy by copy, and what is not there cannot be", () => {
  expect(withoutCards(["archer", "wizard", "archer"], ["archer"])).toEqual(["wizard", "archer"]);
  expect(withoutCards(["archer"], ["archer", "archer"])).toBeNull();
});
