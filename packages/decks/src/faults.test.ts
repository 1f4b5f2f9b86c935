import { expect, test } from "vitest";
import { sortDeck } from "./sort-deck.ts";
import { deckFaults } from "./faults.ts";
import type { Fault } from "./faults.ts";
import { BOOK, LIMITS } from "./testing/book.ts";

const faults = (cards: string, hero: string | null = "ugluk", book = BOOK): readonly Fault[] =>
  deckFaults(sortDeck(book, hero, cards.split(" ").filter(Boolean)), book, LIMITS);

const words = (...of: Parameters<typeof faults>): string[] =>
  faults(...of).map((each) => each.words);

test("a deck within its limits has no fault", () => {
  expect(faults("archer archer pikeman champion")).toEqual([]);
  expect(faults("archer archer pikeman pikeman wizard wizard")).toEqual([]);
});

test("a deck that is too small says how many cards it wants", () => {
  expect(faults("archer archer")).toEqual([
    {
      code: "too-few",
      words: "2 cards short of 4.",
      card: null,
      remedy: { kind: "add", card: null, count: 2 },
    },
  ]);
  expect(words("archer archer wizard")).toEqual(["1 card short of 4."]);
});

test("a deck that is too large says how many cards must go", () => {
  expect(faults("archer archer pikeman pikeman champion wizard wizard")).toEqual([
    {
      code: "too-many",
      words: "1 card over 6.",
      card: null,
      remedy: { kind: "remove", card: null, count: 1 },
    },
  ]);
});

test("too many copies are told with the card and what it may have", () => {
  expect(faults("archer archer archer pikeman")).toEqual([
    {
      code: "too-many-copies",
      words: "3 Archer, but a deck may hold 2.",
      card: "archer",
      remedy: { kind: "remove", card: "archer", count: 1 },
    },
  ]);
  expect(words("imp archer archer pikeman")).toEqual(["Imp may not be in this deck."]);
});

test("a limit that hangs on what a card is says so", () => {
  const why = (card: string): string => (card === "champion" ? "a Legendary" : "a Rare");
  const deck = sortDeck(BOOK, "ugluk", ["archer", "archer", "archer", "champion", "champion"]);
  expect(deckFaults(deck, BOOK, { ...LIMITS, why }).map((fault) => fault.words)).toEqual([
    "3 Archer, but a deck may hold 2 of a Rare.",
    "2 Champion, but a deck may hold 1 of a Legendary.",
  ]);
});

test("one deck may be legal in one mode and not in another", () => {
  const deck = sortDeck(BOOK, "ugluk", ["archer", "archer", "archer"]);
  expect(deckFaults(deck, BOOK, { min: 3, max: 3, copies: () => 3 })).toEqual([]);
  expect(deckFaults(deck, BOOK, LIMITS)).toHaveLength(2);
});

test("a card that is not in the book must go, every copy", () => {
  expect(faults("dragon dragon archer archer")).toEqual([
    {
      code: "unknown-card",
      words: "Skirmish has no card 'dragon'.",
      card: "dragon",
      remedy: { kind: "remove", card: "dragon", count: 2 },
    },
  ]);
});

test("a hero is wanted where there are heroes, and only there", () => {
  const four = "archer archer pikeman wizard";
  const heroless = { ...BOOK, heroes: [] };
  expect(faults(four, null)).toEqual([
    { code: "no-hero", words: "A deck needs a hero.", card: null, remedy: null },
  ]);
  expect(words(four, "saruman")).toEqual(["Skirmish has no hero 'saruman'."]);
  expect(words(four, null, heroless)).toEqual([]);
  expect(words(four, "ugluk", heroless)).toEqual(["Skirmish has no heroes."]);
});

test("every fault is told: hero, cards in their order, size", () => {
  expect(faults("dragon champion champion", null).map(({ code }) => code)).toEqual([
    "no-hero",
    "too-many-copies",
    "unknown-card",
    "too-few",
  ]);
});

test("what the remedies say mends the deck", () => {
  const cards = "archer archer archer champion champion imp dragon wizard wizard wizard".split(" ");
  for (const { remedy } of faults(cards.join(" "))) {
    if (!remedy?.card) continue;
    for (let left = remedy.count; left > 0; left--) cards.splice(cards.indexOf(remedy.card), 1);
  }
  expect(faults(cards.join(" "))).toEqual([]);
});
