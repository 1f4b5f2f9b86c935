import { expect, test } from "vitest";
import { mergeDecks } from "./merge-decks.ts";
import { tidyName } from "./own-deck.ts";
import type { OwnDeck } from "./own-deck.ts";

const deck = (id: string, changedAt: number, name = id): OwnDeck => ({
  id,
  game: "slots",
  name,
  code: "CEAQAAA2",
  createdAt: 0,
  changedAt,
});

const told = (...lists: Parameters<typeof mergeDecks>) =>
  mergeDecks(...lists).map(({ name, where }) => `${name} ${where}`);

test("decks of both places stand together, the one changed last first", () => {
  expect(told([deck("a", 5), deck("b", 1)], [deck("c", 3)])).toEqual([
    "a browser",
    "c server",
    "b browser",
  ]);
});

test("a deck that was sent up is the server's, whatever the browser still has", () => {
  expect(told([deck("a", 9, "old")], [deck("a", 2, "new")])).toEqual(["new server"]);
});

test("decks changed in the same moment keep one order", () => {
  const [one, other] = [deck("a", 1), deck("b", 1)];
  expect(told([one, other], [])).toEqual(told([other, one], []));
});

test.each([
  ["  Grande   Armée ", "Grande Armée"],
  ["\t", null],
  ["x".repeat(60), "x".repeat(40)],
])("a name is tidied: %j", (typed, name) => {
  expect(tidyName(typed)).toBe(name);
});
