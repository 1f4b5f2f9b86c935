import { deckCode, deckFaults, readDeckCode, sortDeck } from "@holmgang/decks";
import { describe, expect, test } from "vitest";
import { parseSettings } from "../settings.ts";
import { BOOK, deckLimits } from "./book.ts";
import { STARTERS } from "./starters.ts";

const settings = parseSettings({});
if (!settings.ok) throw new Error(settings.refusal.words);
const limits = deckLimits(settings.value);

test("[R2] there are four starters, and no two are the same", () => {
  const decks = STARTERS.map(({ cards }) => cards.join());
  expect([decks.length, new Set(decks).size, new Set(STARTERS.map(({ id }) => id)).size]).toEqual([
    4, 4, 4,
  ]);
});

describe.each(STARTERS)("$name", ({ cards, about }) => {
  const deck = { hero: null, cards };

  test("[R2] is a legal deck", () => {
    expect(deckFaults(deck, BOOK, limits)).toEqual([]);
  });

  test("[R2] lies in the order of its cards' numbers", () => {
    expect(deck).toEqual(sortDeck(BOOK, null, cards));
  });

  test("[R2] comes back from its own code", () => {
    expect(readDeckCode(deckCode(deck, BOOK), BOOK)).toEqual({ ok: true, value: deck });
  });

  test("[R2] tells its plan in a sentence", () => {
    expect(about).toMatch(/^[A-Z].*\.$/);
  });
});

test("[R2] the deck of whoever brings none has 25 cards: two each of four, one each of 17", () => {
  const [{ cards }] = STARTERS;
  const twice = cards.filter((card, index) => cards.indexOf(card) !== index);
  expect([cards.length, twice]).toEqual([25, ["archer", "champion", "scout", "strike"]]);
});

test("[R2] between them the starters show every card there is", () => {
  const shown = new Set<string>(STARTERS.flatMap(({ cards }) => cards));
  expect(BOOK.cards.filter(({ id }) => !shown.has(id))).toEqual([]);
});
