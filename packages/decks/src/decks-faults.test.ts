import { describe, expect, test } from "vitest";
import { sortDeck } from "./sort-deck.ts";
import type { Deck } from "./deck.ts";
import { decksFaults } from "./decks-faults.ts";
import { BOOK, LIMITS } from "./testing/book.ts";

describe("what keeps a suite from the table", () => {
  const legal = ["archer", "archer", "pikeman", "pikeman"];
  const deck = (hero: string | null, cards = legal) => sortDeck(BOOK, hero, cards);
  const faults = (...decks: Deck[]) => decksFaults(decks, BOOK, LIMITS);

  test("nothing, if all three may be played and have one hero", () => {
    expect(faults(deck("ugluk"), deck("ugluk"), deck("ugluk"))).toEqual([]);
  });

  test.each([
    [[deck("ugluk"), deck(null, []), deck("ugluk")], ["Noon has no deck yet."]],
    [
      [deck("shagrat"), deck("ugluk"), deck("ugluk")],
      ["A trio has one hero, not Ugluk and Shagrat."],
    ],
    [[deck("ugluk"), deck("ugluk"), deck("ugluk", ["archer"])], ["Dusk: 3 cards short of 4."]],
    [[deck("ugluk"), deck(null), deck("ugluk")], ["Noon: A deck needs a hero."]],
  ])("is a sentence about one of them: %#", (decks, words) => {
    expect(faults(...decks)).toEqual(words);
  });

  test("one deck alone is told as it always was", () => {
    expect(faults(deck("ugluk", ["imp", ...legal]))).toEqual(["Imp may not be in this deck."]);
  });
});
