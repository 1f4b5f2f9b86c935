import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deckCode } from "./deck-code.ts";
import { sortDeck } from "./sort-deck.ts";
import type { Deck } from "./deck.ts";
import { readDeckCode } from "./read-deck-code.ts";
import { BOOK } from "./testing/book.ts";

const deckOf = (cards: string, hero: string | null = null): Deck =>
  sortDeck(BOOK, hero, cards.split(" ").filter(Boolean));

const someDeck = fc
  .record({
    hero: fc.constantFrom(null, ...BOOK.heroes.map(({ id }) => id)),
    cards: fc.array(fc.constantFrom(...BOOK.cards.map(({ id }) => id)), { maxLength: 40 }),
  })
  .map(({ hero, cards }) => sortDeck(BOOK, hero, cards));

describe("a deck's code", () => {
  test("is short, and stays what it is", () => {
    const deck = deckOf("archer archer pikeman pikeman champion wizard", "shagrat");
    expect(deckCode(deck, BOOK)).toBe("GEBAEAQCAEAQCAQFU4BAFJQ");
  });

  test("says everything: any deck comes back as it was", () => {
    fc.assert(
      fc.property(someDeck, (deck) => {
        expect(readDeckCode(deckCode(deck, BOOK), BOOK)).toEqual({ ok: true, value: deck });
      }),
      { numRuns: 1000, examples: [[deckOf("")], [deckOf("imp ".repeat(255))]] },
    );
  });

  test("is the same in whatever order the cards were chosen", () => {
    const shuffled = someDeck.chain((deck) =>
      fc.tuple(
        fc.constant(deck),
        fc.shuffledSubarray([...deck.cards], { minLength: deck.cards.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([deck, cards]) => {
        expect(deckCode({ ...deck, cards }, BOOK)).toBe(deckCode(deck, BOOK));
      }),
    );
  });

  test("of two decks differs", () => {
    fc.assert(
      fc.property(someDeck, someDeck, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(deckCode(one, BOOK) === deckCode(other, BOOK)).toBe(isSame);
      }),
    );
  });

  test("is read in any case, with spaces and hyphens", () => {
    fc.assert(
      fc.property(
        someDeck,
        fc.infiniteStream(fc.constantFrom("", " ", "-", "\n")),
        (deck, gaps) => {
          const typed = Array.from(deckCode(deck, BOOK).toLowerCase(), (letter, index) =>
            index % 3 ? letter.toUpperCase() : letter + String(gaps.next().value),
          );
          expect(readDeckCode(` ${typed.join("")}\t`, BOOK)).toEqual({ ok: true, value: deck });
        },
      ),
    );
  });

  test("with any one character changed is refused", () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
    const typos = (code: string): readonly string[] =>
      Array.from(code).flatMap((right, at) =>
        letters
          .filter((letter) => letter !== right)
          .map((wrong) => code.slice(0, at) + wrong + code.slice(at + 1)),
      );
    fc.assert(
      fc.property(someDeck, (deck) => {
        const answers = typos(deckCode(deck, BOOK)).map((typo) => readDeckCode(typo, BOOK));
        const codes = answers.map((each) => each.ok || each.refusal.code);
        expect(new Set(codes)).toEqual(new Set(["mistyped-code"]));
      }),
    );
  });

  test("survives new cards: what an older catalogue wrote is read, and written anew", () => {
    const older = { ...BOOK, catalogue: 1, cards: BOOK.cards.slice(0, 3) };
    const deck = deckOf("archer archer wizard");
    const code = deckCode(deck, older);
    expect(readDeckCode(code, BOOK)).toEqual({ ok: true, value: deck });
    expect(deckCode(deck, BOOK)).not.toBe(code);
  });
});

test("only the book's own cards and heroes have a code, and only so many", () => {
  expect(() => deckCode(deckOf("dragon"), BOOK)).toThrow("'dragon' is not in the book");
  expect(() => deckCode(deckOf("", "saruman"), BOOK)).toThrow("'saruman' is not in the book");
  expect(() => deckCode(deckOf("imp ".repeat(256)), BOOK)).toThrow("more than a code holds");
});
