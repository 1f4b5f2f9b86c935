import type { DeckBook, DeckLimits } from "./book.ts";
import type { Deck } from "./deck.ts";
import { deckFaults } from "./faults.ts";

/** Everything that keeps one deck or a suite from the table, a sentence each. */
export function decksFaults(
  decks: readonly Deck[],
  book: DeckBook,
  limits: DeckLimits,
): readonly string[] {
  const faultsOf = (deck: Deck): readonly string[] =>
    deckFaults(deck, book, limits).map(({ words }) => words);
  const [first, ...others] = decks;
  if (first && others.length === 0) return faultsOf(first);
  const ofEach = decks.flatMap((deck, index) => {
    const place = book.suite?.[index] ?? `Deck ${index + 1}`;
    if (deck.cards.length === 0) return [`${place} has no deck yet.`];
    return faultsOf(deck).map((words) => `${place}: ${words}`);
  });
  return [...heroesDiffer(decks, book), ...ofEach];
}

/** A deck without a hero has a fault of its own. */
function heroesDiffer(decks: readonly Deck[], { heroes }: DeckBook): readonly string[] {
  const led = new Set(decks.map(({ hero }) => hero));
  const names = heroes.filter(({ id }) => led.has(id)).map(({ name }) => name);
  return names.length > 1 ? [`A trio has one hero, not ${names.join(" and ")}.`] : [];
}
