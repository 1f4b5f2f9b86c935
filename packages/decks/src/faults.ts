import type { DeckBook, DeckLimits } from "./book.ts";
import { countCards } from "./deck.ts";
import type { Deck } from "./deck.ts";

/** Why a deck cannot be played yet. */
export interface Fault {
  readonly code:
    | "no-hero"
    | "unknown-hero"
    | "unknown-card"
    | "too-many-copies"
    | "not-here"
    | "too-few"
    | "too-many";
  /** One sentence for a player. */
  readonly words: string;
  /** The card it is about; null where it is about the whole deck. */
  readonly card: string | null;
  /** What would mend it; null where cards alone do not. */
  readonly remedy: Remedy | null;
}

export interface Remedy {
  readonly kind: "add" | "remove";
  /** Null is any card. */
  readonly card: string | null;
  readonly count: number;
}

/** Everything that is wrong with a deck: its hero, its cards in order, its size. */
export const deckFaults = (deck: Deck, book: DeckBook, limits: DeckLimits): readonly Fault[] => [
  ...heroFaults(deck, book),
  ...cardFaults(deck, book, limits),
  ...(limits.also?.(deck) ?? []).map((words): Fault => ({
    code: "not-here",
    words,
    card: null,
    remedy: null,
  })),
  ...sizeFaults(deck, limits),
];

function heroFaults({ hero }: Deck, { name, heroes }: DeckBook): readonly Fault[] {
  const about = { card: null, remedy: null };
  if (hero === null) {
    return heroes.length ? [{ code: "no-hero", words: "A deck needs a hero.", ...about }] : [];
  }
  if (heroes.some(({ id }) => id === hero)) return [];
  const words = heroes.length ? `${name} has no hero '${hero}'.` : `${name} has no heroes.`;
  return [{ code: "unknown-hero", words, ...about }];
}

function cardFaults({ cards }: Deck, book: DeckBook, limits: DeckLimits): readonly Fault[] {
  const names = new Map(book.cards.map(({ id, name }) => [id, name]));
  return [...countCards(cards)].flatMap(([card, count]): readonly Fault[] => {
    const name = names.get(card);
    if (name === undefined) {
      const words = `${book.name} has no card '${card}'.`;
      return [{ code: "unknown-card", words, card, remedy: { kind: "remove", card, count } }];
    }
    const most = limits.copies(card);
    if (count <= most) return [];
    const words =
      most === 0
        ? `${name} may not be in this deck.`
        : `${count} ${name}, but a deck may hold ${most}${limits.why ? ` of ${limits.why(card)}` : ""}.`;
    const remedy = { kind: "remove", card, count: count - most } as const;
    return [{ code: "too-many-copies", words, card, remedy }];
  });
}

function sizeFaults({ cards: { length } }: Deck, { min, max }: DeckLimits): readonly Fault[] {
  if (length < min) {
    const count = min - length;
    const remedy = { kind: "add", card: null, count } as const;
    return [{ code: "too-few", words: `${some(count)} short of ${min}.`, card: null, remedy }];
  }
  if (length > max) {
    const count = length - max;
    const remedy = { kind: "remove", card: null, count } as const;
    return [{ code: "too-many", words: `${some(count)} over ${max}.`, card: null, remedy }];
  }
  return [];
}

const some = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
