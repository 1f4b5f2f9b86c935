/** A deck in its one canonical form: cards in the order of their numbers, copies side by side. */
export interface Deck {
  /** Null where the game has none, or none is chosen yet. */
  readonly hero: string | null;
  readonly cards: readonly string[];
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
