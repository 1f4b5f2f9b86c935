import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { DeckBook } from "./book.ts";
import { deckCode } from "./deck-code.ts";
import type { Deck } from "./deck.ts";
import { readDeckCode } from "./read-deck-code.ts";

/** Three decks played one after another; players call it a trio. It may be unfinished, as a deck may. */
export type Suite = readonly [Deck, Deck, Deck];

const PLUS = "+";

export const isSuiteCode = (code: string): boolean => code.includes(PLUS);

/** One code of three. */
export const suiteOf = (codes: readonly string[]): string => codes.join(PLUS);

/** The code of a suite, or of a deck alone. */
export const suiteCode = (decks: readonly Deck[], book: DeckBook): string =>
  suiteOf(decks.map((deck) => deckCode(deck, book)));

/** The codes of a suite's decks. */
export const partsOf = (code: string): readonly string[] => code.split(PLUS);

/** A suite's code with another deck in one of its places. */
export const withPart = (code: string, index: number, part: string): string =>
  suiteOf(partsOf(code).with(index, part));

/** Codes stand between plus signs, in which case each may be spaced out, or between spaces: an address has lost its plus signs. */
export function readSuiteCode(text: string, book: DeckBook): Result<Suite> {
  if (!book.suite)
    return refuse("no-suites", `${book.name} is played with one deck, not with a trio.`);
  const codes = isSuiteCode(text) ? partsOf(text) : text.split(/\s+/).filter(Boolean);
  if (codes.length !== 3)
    return refuse("not-three", `A trio is 3 deck codes with + between them, not ${codes.length}.`);
  const decks: Deck[] = [];
  for (const [index, code] of codes.entries()) {
    const deck = readDeckCode(code, book);
    if (!deck.ok) return refuse(deck.refusal.code, `${book.suite[index]}: ${deck.refusal.words}`);
    decks.push(deck.value);
  }
  const [first, second, third] = decks;
  return accept([first!, second!, third!]); // three codes were read
}

/** What a code brings, whichever it is: one deck, or the three of a suite. */
export function readDecks(text: string, book: DeckBook): Result<readonly [Deck] | Suite> {
  if (isSuiteCode(text)) return readSuiteCode(text, book);
  const deck = readDeckCode(text, book);
  if (deck.ok) return accept([deck.value]);
  const suite = readSuiteCode(text, book);
  return suite.ok ? suite : deck;
}
