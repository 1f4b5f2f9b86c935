import type { DeckBook } from "./book.ts";

/** A deck in its one canonical form: cards in the order of their numbers, copies side by side. */
export interface Deck {
  /** Null where the game has none, or none is chosen yet. */
  readonly hero: string | null;
  readonly cards: readonly string[];
}

/** Cards the book does not know come last, so that they can still be seen and taken out. */
export function sortDeck(book: DeckBook, hero: string | null, cards: readonly string[]): Deck {
  const numbers = new Map(book.cards.map(({ id, number }) => [id, number]));
  const place = (card: string): number => numbers.get(card) ?? Infinity;
  const before = (a: string, b: string): number =>
    place(a) === place(b) ? byText(a, b) : place(a) - place(b);
  return { hero, cards: cards.toSorted(before) };
}

/** How many of each, in the order in which they first appear. */
export function countCards<Card>(cards: Iterable<Card>): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** The cards that are left when `taken` are taken out; null if one of them is not there. */
export function withoutCards<Card>(cards: readonly Card[], taken: readonly Card[]): Card[] | null {
  const rest = cards.slice();
  for (const card of taken) {
    const index = rest.indexOf(card);
    if (index < 0) return null;
    rest.splice(index, 1);
  }
  return rest;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
