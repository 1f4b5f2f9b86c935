import { MOST_CARDS } from "./book.ts";
import { countCards } from "./deck.ts";
import { MOST_NUMBER } from "./varints.ts";

/** A deck as its book's numbers: everything a code says after its first byte. */
export interface NumberedDeck {
  readonly catalogue: number;
  /** In order, copies side by side. */
  readonly cards: readonly number[];
  /** 0 is none. */
  readonly hero: number;
}

/** The catalogue, how many groups, each group (copies, how many cards, steps from one to the next), the hero. */
export function toNumbers({ catalogue, cards, hero }: NumberedDeck): readonly number[] {
  const counts = countCards(cards.toSorted((a, b) => a - b));
  const copies = [...new Set(counts.values())].toSorted((a, b) => b - a);
  const groups = copies.map((count) => {
    const group = [...counts.keys()].filter((card) => counts.get(card) === count);
    return [count, group.length, ...group.map((card, index) => card - (group[index - 1] ?? 0))];
  });
  return [catalogue, groups.length, ...groups.flat(), hero];
}

/**
 * The deck these numbers may mean, or null when it or a number would be too large. What is missing reads as 0 and what is out of
 * order is put in order: whoever asks compares with what `toNumbers` would have said.
 */
export function fromNumbers(numbers: readonly number[]): NumberedDeck | null {
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  const catalogue = next();
  const cards: number[] = [];
  for (let groups = next(); groups > 0 && at < numbers.length; groups--) {
    const copies = next();
    let card = 0;
    for (let left = next(); left > 0 && at < numbers.length; left--) {
      card += next();
      if (card > MOST_NUMBER || cards.length + copies > MOST_CARDS) return null;
      for (let copy = 0; copy < copies; copy++) cards.push(card);
    }
  }
  return { catalogue, cards: cards.toSorted((a, b) => a - b), hero: next() };
}
