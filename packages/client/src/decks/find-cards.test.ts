import { expect, test } from "vitest";
import { findCards, isWish, NO_WISH, toggleTag } from "./find-cards.ts";
import { CARDS, GROUPS } from "./testing/small-face.ts";

const found = (words: string, ...tags: readonly string[]) =>
  findCards(CARDS, GROUPS, { words, tags: new Set(tags) }).map(({ id }) => id);

test("without a wish every card is shown, in the order of the collection", () => {
  expect(found("")).toEqual(CARDS.map(({ id }) => id));
  expect(found("  ")).toEqual(CARDS.map(({ id }) => id));
});

test.each([
  ["a name", "drag", ["dragon"]],
  ["any case", "DRAGON", ["dragon"]],
  ["a keyword", "deploy", ["imp", "archer"]],
  ["a kind", "action", ["fire"]],
  ["the text", "damage", ["archer", "fire"]],
  ["several words, in any order", "damage unit", ["archer", "fire"]],
  ["nothing that is there", "wizard", []],
])("cards are found by %s", (_what, words, ids) => {
  expect(found(words)).toEqual(ids);
});

test("tags of one group widen, tags of two groups narrow", () => {
  expect(found("", "deploy")).toEqual(["imp", "archer"]);
  expect(found("", "deploy", "death")).toEqual(["imp", "archer", "ghoul"]);
  expect(found("", "action", "deploy")).toEqual([]);
  expect(found("draws", "unit", "deploy")).toEqual(["imp"]);
});

test("a tag is chosen and let go again", () => {
  const chosen = toggleTag(NO_WISH, "unit");
  expect([isWish(NO_WISH), isWish(chosen), isWish(toggleTag(chosen, "unit"))]).toEqual([
    false,
    true,
    false,
  ]);
});
