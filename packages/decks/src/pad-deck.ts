import type { DeckLimits } from "./book.ts";
import { countCards } from "./deck.ts";
import type { Deck } from "./deck.ts";

/** A deck as it is played: all its cards, and those of them that were added. */
export interface Padded {
  readonly cards: readonly string[];
  readonly added: readonly string[];
}

/**
 * Fills a deck up to what is played, from `filler` in its order and from the beginning again, with nothing beyond its
 * limit. Where nothing more fits it stays short.
 */
export function padDeck(
  { cards }: Pick<Deck, "cards">,
  filler: readonly string[],
  { padTo = 0, copies }: Pick<DeckLimits, "padTo" | "copies">,
): Padded {
  const counts = new Map(countCards(cards));
  const added: string[] = [];
  const missing = (): number => padTo - cards.length - added.length;
  for (let before = -1; before < added.length && missing() > 0;) {
    before = added.length;
    for (const card of filler) {
      const count = counts.get(card) ?? 0;
      if (missing() <= 0 || count >= copies(card)) continue;
      counts.set(card, count + 1);
      added.push(card);
    }
  }
  return { cards: [...cards, ...added], added };
}
