import fc from "fast-check";
import { expect, test } from "vitest";
import { deckCode } from "./deck-code.ts";
import { readDeckCode } from "./read-deck-code.ts";
import { seal } from "./sealed.ts";
import { BOOK } from "./testing/book.ts";

const read = (code: string) => readDeckCode(code, BOOK);
/** A code with a true check: book 3 in format 1, then these bytes. */
const forged = (...bytes: readonly number[]) => read(seal([0x31, ...bytes]));
const refused = (code: string, words: string) => ({ ok: false, refusal: { code, words } });

const MISTYPED = refused(
  "mistyped-code",
  "This deck code is mistyped or incomplete: its letters do not add up.",
);
const MALFORMED = refused("malformed-code", "This is not a deck code that this game made.");

test("nothing is no code", () => {
  const nothing = refused("empty-code", "There is no deck code here.");
  expect(read("")).toEqual(nothing);
  expect(read(" - ")).toEqual(nothing);
});

test("a character that no code has is named", () => {
  const words = (character: string) =>
    `A deck code is letters and the digits 2 to 7; '${character}' is never in one.`;
  expect(read("GEB0E")).toEqual(refused("not-a-code", words("0")));
  expect(read("GEB💀")).toEqual(refused("not-a-code", words("💀")));
  // These two become plain letters when made upper case.
  expect(read("ſ")).toEqual(refused("not-a-code", words("ſ")));
  expect(read("ı")).toEqual(refused("not-a-code", words("ı")));
});

test("a code that lost its end is incomplete", () => {
  const code = deckCode({ hero: "ugluk", cards: ["archer", "wizard"] }, BOOK);
  for (let length = 1; length < code.length; length++)
    expect(read(code.slice(0, length)), `${length} characters`).toEqual(MISTYPED);
});

test("another game's deck is said to be one", () => {
  const other = { ...BOOK, number: 7 };
  expect(read(deckCode({ hero: null, cards: ["archer"] }, other))).toEqual(
    refused("foreign-code", "This deck is another game's (number 7), not Skirmish's."),
  );
});

test("a format of later times is said to be one", () => {
  expect(read(seal([0x32, 9, 9]))).toEqual(
    refused(
      "unknown-format",
      "This deck code is written in a way this version does not know yet (format 2).",
    ),
  );
});

test("a deck of a newer catalogue waits for its cards", () => {
  const newer = { ...BOOK, catalogue: 3 };
  expect(read(deckCode({ hero: null, cards: ["archer"] }, newer))).toEqual(
    refused("newer-catalogue", "This deck uses cards this version does not know yet."),
  );
});

test("a card or hero the book never had is named by its number", () => {
  expect(forged(2, 1, 1, 1, 4, 0)).toEqual(refused("unknown-card", "Skirmish has no card 4."));
  expect(forged(2, 1, 1, 1, 1, 9)).toEqual(refused("unknown-hero", "Skirmish has no hero 9."));
});

test("a deck has one code, and nothing else is read as it", () => {
  // Two archers, a pikeman, no hero.
  expect(forged(2, 2, 2, 1, 1, 1, 1, 2, 0)).toMatchObject({ ok: true });
  const others = {
    "the groups in another order": [2, 2, 1, 1, 2, 2, 1, 1, 0],
    "copies in two groups": [2, 2, 1, 2, 1, 1, 1, 1, 1, 0],
    "a card twice in a group": [2, 1, 1, 3, 1, 0, 1, 0],
    "an empty group": [2, 3, 3, 0, 2, 1, 1, 1, 1, 2, 0],
    "a group of no copies": [2, 3, 2, 1, 1, 1, 1, 2, 0, 1, 5, 0],
    "a number longer than it need be": [2, 2, 2, 1, 0x81, 0, 1, 1, 2, 0],
    "bytes after the hero": [2, 2, 2, 1, 1, 1, 1, 2, 0, 0],
    "no hero, not even 0": [2, 2, 2, 1, 1, 1, 1, 2],
    "a group missing": [2, 3, 2, 1, 1, 1, 1, 2, 0],
    "nothing at all": [],
    "a number without end": [0x82],
    "a number too large": [0x80, 0x80, 0x80, 0x80, 1],
  };
  for (const [what, bytes] of Object.entries(others))
    expect(forged(...bytes), what).toEqual(MALFORMED);
});

test("a short code cannot unfold into a huge deck", () => {
  expect(forged(2, 1, 0x80, 2, 1, 1, 0)).toEqual(MALFORMED); // 256 archers
  expect(forged(2, 1, 0xff, 0xff, 0xff, 0x7f, 1, 1, 0)).toEqual(MALFORMED);
  expect(forged(2, 0xff, 0xff, 0xff, 0x7f)).toEqual(MALFORMED);
});

test("whatever is sent is read or refused, and what is read is written the same", () => {
  const large = [0xff, 0xff, 0xff, 0x7f];
  const byte = fc.oneof(fc.nat(3), fc.nat(255));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 24 }), (bytes) => {
      const code = seal([0x31, 2, ...bytes]);
      const deck = read(code);
      expect(deck.ok ? deckCode(deck.value, BOOK) : code).toBe(code);
    }),
    // A card above all numbers, twice.
    { numRuns: 2000, examples: [[[1, 1, 3, ...large, ...large, 0, 0]]] },
  );
});
