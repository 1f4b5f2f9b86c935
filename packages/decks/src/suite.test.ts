import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deckCode } from "./deck-code.ts";
import { sortDeck } from "./sort-deck.ts";
import { readDecks, readSuiteCode, suiteCode } from "./suite.ts";
import type { Suite } from "./suite.ts";
import { BOOK } from "./testing/book.ts";

const cards = fc.array(fc.constantFrom(...BOOK.cards.map(({ id }) => id)), { maxLength: 25 });
const hero = fc.constantFrom(null, ...BOOK.heroes.map(({ id }) => id));
const someDeck = fc.tuple(hero, cards).map(([led, held]) => sortDeck(BOOK, led, held));
/** Unfinished ones and those of two heroes are read too: what is wrong with them is told elsewhere. */
const someSuite: fc.Arbitrary<Suite> = fc.tuple(someDeck, someDeck, someDeck);

const codeOf = (led: string | null, ...ids: string[]): string =>
  deckCode(sortDeck(BOOK, led, ids), BOOK);
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
    expect(wordsOf(one)).toBe("A trio is 3 deck codes with + between them, not 1.");
    expect(wordsOf([one, one, one, one].join("+"))).toMatch(/not 4/);
    expect(wordsOf("")).toMatch(/not 0/);
  });

  test("says which of its codes is wrong", () => {
    const one = codeOf("ugluk", "imp");
    expect(wordsOf([one, `${one}A`, one].join("+"))).toMatch(/^Noon: .* mistyped/);
    expect(wordsOf([one, one, ""].join("+"))).toBe("Dusk: There is no deck code here.");
  });

  test("is for games that are played with one", () => {
    const { suite: _none, ...book } = BOOK;
    const one = codeOf("ugluk", "imp");
    expect(readDecks([one, one, one].join("+"), book)).toMatchObject({
      refusal: { words: "Skirmish is played with one deck, not with a trio." },
    });
  });
});

test("a code brings one deck or three, and a mistyped one is told as what it looks like", () => {
  const one = codeOf("ugluk", "imp");
  const sizeOf = (text: string) => {
    const decks = readDecks(text, BOOK);
    return decks.ok ? decks.value.length : decks.refusal.code;
  };
  expect(sizeOf(one)).toBe(1);
  expect(sizeOf(`${one.slice(0, 4)} ${one.slice(4)}`)).toBe(1);
  expect(sizeOf(`${one}+${one}+${one}`)).toBe(3);
  expect(sizeOf(`${one} ${one} ${one}`)).toBe(3);
  expect(sizeOf(`${one}A`)).toBe("mistyped-code");
  expect(sizeOf(`${one}+${one}`)).toBe("not-three");
});
