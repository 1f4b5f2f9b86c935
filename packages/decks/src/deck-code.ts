import { invariant } from "@holmgang/kernel";
import { MOST_CARDS } from "./book.ts";
import type { BookCard, BookHero, DeckBook } from "./book.ts";
import type { Deck } from "./deck.ts";
import { toNumbers } from "./numbered.ts";
import type { NumberedDeck } from "./numbered.ts";
import { seal } from "./sealed.ts";
import { writeVarints } from "./varints.ts";

/** Raised when codes are written differently. The first byte and the check at the end stay where they are. */
export const CODE_FORMAT = 1;

/** A deck as text to be passed on, the same for the same deck. It may be unfinished, but every card must be the book's. */
export function deckCode(deck: Deck, book: DeckBook): string {
  const { length } = deck.cards;
  invariant(length <= MOST_CARDS, `${length} cards are more than a code holds`);
  return writeCode(book.number, {
    catalogue: book.catalogue,
    cards: deck.cards.map(numberIn(book.cards)),
    hero: deck.hero === null ? 0 : numberIn(book.heroes)(deck.hero),
  });
}

export function writeCode(book: number, deck: NumberedDeck): string {
  invariant(book >= 1 && book <= 15, `the number of a book is 1 to 15, not ${book}`);
  return seal([(book << 4) | CODE_FORMAT, ...writeVarints(toNumbers(deck))]);
}

function numberIn(list: readonly (BookCard | BookHero)[]): (id: string) => number {
  const numbers = new Map(list.map(({ id, number }) => [id, number]));
  return (id) => {
    const number = numbers.get(id);
    invariant(number !== undefined, `'${id}' is not in the book`);
    return number;
  };
}
