import { countCards, MOST_CARDS, sortDeck } from "@holmgang/decks";
import type { Deck, DeckBook } from "@holmgang/decks";

/** A deck under the hand, with every deck it was before. */
export interface Editing {
  readonly hero: string | null;
  /** In the order in which they were added: what came last is the first to be taken out again. */
  readonly cards: readonly string[];
  /** What can be gone back to, the latest last. */
  readonly before: readonly Deck[];
}

export const startEditing = ({ hero, cards }: Deck): Editing => ({ hero, cards, before: [] });

/** One more of each of these, as far as any deck can hold them. */
export const addCards = (editing: Editing, added: readonly string[]): Editing =>
  changed(editing, { cards: [...editing.cards, ...added].slice(0, MOST_CARDS) });

/** One less of each of these, the ones added last first. What is not there is not missed. */
export function takeOut(editing: Editing, taken: readonly string[]): Editing {
  const cards = [...editing.cards];
  for (const card of taken) {
    const at = cards.lastIndexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return changed(editing, { cards });
}

export const chooseHero = (editing: Editing, hero: string | null): Editing =>
  hero === editing.hero ? editing : changed(editing, { hero });

export function undo(editing: Editing): Editing {
  const last = editing.before.at(-1);
  return last ? { ...last, before: editing.before.slice(0, -1) } : editing;
}

/** The deck as it would be passed on. */
export const deckIn = ({ hero, cards }: Editing, book: DeckBook): Deck =>
  sortDeck(book, hero, cards);

export const countsIn = ({ cards }: Editing): ReadonlyMap<string, number> => countCards(cards);

function changed(editing: Editing, change: Partial<Deck>): Editing {
  const { hero, cards, before } = editing;
  if (change.cards && change.cards.length === cards.length) return editing;
  return { hero, cards, ...change, before: [...before, { hero, cards }].slice(-MOST_STEPS) };
}

const MOST_STEPS = 200;
