import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { DeckBook } from "./book.ts";
import { deckCode } from "./deck-code.ts";
import type { Deck } from "./deck.ts";
import { readDeckCode } from "./read-deck-code.ts";

/** Three decks of one hero, played one after another. */
export type Suite = readonly [Deck, Deck, Deck];

/** Three codes, one after another. */
export const suiteCode = (suite: Suite, book: DeckBook): string =>
  suite.map((deck) => deckCode(deck, book)).join("+");

/** Codes stand between plus signs, in which case each may be spaced out, or between spaces: an address has lost its plus signs. */
export function readSuiteCode(text: string, book: DeckBook): Result<Suite> {
  const codes = text.includes("+") ? text.split("+") : text.split(/\s+/).filter(Boolean);
  if (codes.length !== 3)
    return refuse("not-three", `A suite is 3 deck codes with + between them, not ${codes.length}.`);
  const decks: Deck[] = [];
  for (const [index, code] of codes.entries()) {
    const deck = readDeckCode(code, book);
    if (!deck.ok) return refuse(deck.refusal.code, `${PLACES[index]} deck: ${deck.refusal.words}`);
    decks.push(deck.value);
  }
  const [first, second, third] = decks;
  if (new Set(decks.map(({ hero }) => hero)).size > 1)
    return refuse("heroes-differ", heroesDiffer(decks, book));
  return accept([first!, second!, third!]); // three codes were read
}

const PLACES = ["First", "Second", "Third"];

function heroesDiffer(decks: readonly Deck[], { heroes }: DeckBook): string {
  const names = decks.map(({ hero }) => heroes.find(({ id }) => id === hero)?.name ?? "none");
  return `The decks of a suite have one hero, not ${names.join(", ")}.`;
}
