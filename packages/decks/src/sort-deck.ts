import type { DeckBook } from "./book.ts";
import type { Deck } from "./deck.ts";

/** Cards the book does not know come last, so that they can still be seen and taken out. */
export function sortDeck(book: DeckBook, hero: string | null, cards: readonly string[]): Deck {
  const numbers = new Map(book.cards.map(({ id, number }) => [id, number]));
  const place = (card: string): number => numbers.get(card) ?? Infinity;
  const before = (a: string, b: string): number =>
    place(a) === place(b) ? byText(a, b) : place(a) - place(b);
  return { hero, cards: cards.toSorted(before) };
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
