import { expect, test } from "vitest";
import { deckCode } from "./deck-code.ts";
import { readDeck } from "./read-deck.ts";
import { BOOK, LIMITS } from "./testing/book.ts";

const HEROLESS = { ...BOOK, heroes: [] };
const CARDS = ["archer", "archer", "pikeman", "wizard"];
const refused = (words: string) => ({ ok: false, refusal: { code: "bad-entry", words } });

test("a player brings a code, a list of cards in any order, or a deck", () => {
  const deck = { hero: null, cards: CARDS };
  for (const brought of [deckCode(deck, HEROLESS), CARDS.toReversed(), deck])
    expect(readDeck(brought, HEROLESS, LIMITS)).toEqual({ ok: true, value: deck });
});

test("a hero comes with a code or a deck", () => {
  const deck = { hero: "ugluk", cards: CARDS };
  for (const brought of [deckCode(deck, BOOK), deck])
    expect(readDeck(brought, BOOK, LIMITS)).toEqual({ ok: true, value: deck });
  expect(readDeck(CARDS, BOOK, LIMITS)).toEqual(refused("A deck needs a hero."));
});

test("a deck that may not be played is refused with its first faults", () => {
  const five = ["imp", "champion", "champion", "dragon", "elf"];
  expect(readDeck(five.slice(1, 3), HEROLESS, LIMITS)).toEqual(
    refused("2 Champion, but a deck may hold 1. 2 cards short of 4."),
  );
  expect(readDeck(five, HEROLESS, LIMITS)).toEqual(
    refused(
      "2 Champion, but a deck may hold 1. Imp may not be in this deck. Skirmish has no card 'dragon'.",
    ),
  );
});

test("a code that cannot be read is refused with its reason", () => {
  expect(readDeck("", BOOK, LIMITS)).toEqual(refused("There is no deck code here."));
});

test.each([
  [null],
  [undefined],
  [7],
  [{}],
  [{ cards: CARDS }],
  [{ hero: 1, cards: CARDS }],
  [{ hero: null, cards: "archer" }],
  [[1, 2]],
  [["x".repeat(65)]],
  [() => CARDS],
])("what is no deck at all is refused: %j", (brought) => {
  expect(readDeck(brought, BOOK, LIMITS)).toEqual(refused("A deck is a code or a list of cards."));
});

test("a list longer than any deck is refused before it is looked at", () => {
  expect(readDeck(Array(256).fill("archer"), BOOK, LIMITS)).toEqual(
    refused("No deck has more than 255 cards."),
  );
});
