import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deckCode } from "./deck-code.ts";
import { sortDeck } from "./deck.ts";
import { readSuiteCode, suiteCode } from "./suite.ts";
import type { Suite } from "./suite.ts";
import { BOOK } from "./testing/book.ts";

const cards = fc.array(fc.constantFrom(...BOOK.cards.map(({ id }) => id)), { maxLength: 25 });
const someSuite = fc
  .tuple(fc.constantFrom(null, ...BOOK.heroes.map(({ id }) => id)), cards, cards, cards)
  .map(([hero, ...decks]) => decks.map((each) => sortDeck(BOOK, hero, each)) as unknown as Suite); // three

const codeOf = (hero: string | null, ...ids: string[]): string =>
  deckCode(sortDeck(BOOK, hero, ids), BOOK);
const wordsOf = (text: string): string => {
  const suite = readSuiteCode(text, BOOK);
  return suite.ok ? "read" : suite.refusal.words;
};

describe("a suite of three decks", () => {
  test("comes back as it was", () => {
    fc.assert(
      fc.property(someSuite, (suite) => {
        const code = suiteCode(suite, BOOK);
        for (const text of [code, code.replaceAll("+", " "), code.replaceAll("+", " + ")])
          expect(readSuiteCode(text, BOOK)).toEqual({ ok: true, value: suite });
      }),
    );
  });

  test("with any one character changed is refused", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567+");
    fc.assert(
      fc.property(someSuite, fc.nat(), fc.constantFrom(...letters), (suite, at, letter) => {
        const code = suiteCode(suite, BOOK);
        const place = at % code.length;
        fc.pre(code[place] !== letter);
        const typo = code.slice(0, place) + letter + code.slice(place + 1);
        expect(readSuiteCode(typo, BOOK).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test("is three, and says how many there are", () => {
    const one = codeOf("ugluk", "imp");
    expect(wordsOf(one)).toBe("A suite is 3 deck codes with + between them, not 1.");
    expect(wordsOf([one, one, one, one].join("+"))).toMatch(/not 4/);
    expect(wordsOf("")).toMatch(/not 0/);
  });

  test("says which of its codes is wrong", () => {
    const one = codeOf("ugluk", "imp");
    expect(wordsOf([one, `${one}A`, one].join("+"))).toMatch(/^Second deck: .* mistyped/);
    expect(wordsOf([one, one, ""].join("+"))).toBe("Third deck: There is no deck code here.");
  });

  test("has one hero", () => {
    const codes = [codeOf("ugluk", "imp"), codeOf("shagrat", "imp"), codeOf(null, "imp")];
    expect(wordsOf(codes.join(" "))).toBe(
      "The decks of a suite have one hero, not Ugluk, Shagrat, none.",
    );
  });
});
