import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countCards } from "./deck.ts";
import { padDeck } from "./pad-deck.ts";
import { BOOK, LIMITS } from "./testing/book.ts";

const PADDING = { ...LIMITS, padTo: 6 };
const FILLER = ["champion", "archer", "imp", "pikeman", "wizard"];
const added = (cards: string, filler = FILLER, limits: typeof LIMITS = PADDING) =>
  padDeck({ cards: cards.split(" ").filter(Boolean) }, filler, limits).added;

describe("a deck that is smaller than what is played", () => {
  test("is filled up in the filler's order", () => {
    expect(added("pikeman pikeman wizard")).toEqual(["champion", "archer", "wizard"]);
  });

  test("gets nothing beyond its limit", () => {
    expect(added("champion archer archer imp")).toEqual(["pikeman", "wizard"]);
  });

  test("is filled from the beginning again where the filler is short", () => {
    expect(added("pikeman pikeman", ["archer", "wizard"])).toEqual([
      "archer",
      "wizard",
      "archer",
      "wizard",
    ]);
  });

  test("stays short where nothing more fits", () => {
    expect(added("archer", ["archer", "champion", "imp"])).toEqual(["archer", "champion"]);
    expect(added("archer", [])).toEqual([]);
  });

  test("is left as it is by limits that do not pad", () => {
    expect(added("archer", FILLER, LIMITS)).toEqual([]);
  });
});

test("whatever is padded: the deck comes first, then what was added, none of it too often", () => {
  const ids = fc.constantFrom(...BOOK.cards.map(({ id }) => id));
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 8 }), fc.array(ids), (cards, filler) => {
      const padded = padDeck({ cards }, filler, PADDING);
      expect(padded.cards).toEqual([...cards, ...padded.added]);
      expect(padded.cards.length).toBeLessThanOrEqual(Math.max(cards.length, PADDING.padTo));
      const counts = countCards(padded.cards);
      for (const card of padded.added)
        expect(counts.get(card)).toBeLessThanOrEqual(PADDING.copies(card));
    }),
  );
});
