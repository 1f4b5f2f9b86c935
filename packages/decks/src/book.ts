import type { Deck } from "./deck.ts";

/** A card a deck may hold. */
export interface BookCard {
  readonly id: string;
  /** From 1 on, and never given to another card: codes outlive catalogues. */
  readonly number: number;
  readonly name: string;
}

export interface BookHero {
  readonly id: string;
  /** From 1 on, never given to another hero. */
  readonly number: number;
  readonly name: string;
  /** The hero this one is, with something more that a player may own; absent for a hero as it is. */
  readonly of?: string;
}

/** What decks of one game are made of. */
export interface DeckBook {
  readonly game: string;
  readonly name: string;
  /** From 1 to 15: the first half byte of every code. */
  readonly number: number;
  /** Raised when cards or heroes are added. */
  readonly catalogue: number;
  readonly cards: readonly BookCard[];
  /** None for a game whose decks have no hero. */
  readonly heroes: readonly BookHero[];
  /** Where matches can be played with three decks (a suite): what each of them is for, "Age I". */
  readonly suite?: readonly [string, string, string];
}

/** How many cards, and how many of each. They hang on a match's settings or its mode, never on a code: one book may serve several. */
export interface DeckLimits {
  readonly min: number;
  readonly max: number;
  copies(card: string): number;
  /** What a card is that its limit hangs on, with its article: "a Rare". */
  why?(card: string): string;
  /** What else a mode holds against a deck: a hero it does not have, cards that need each other. A sentence each. */
  also?(deck: Deck): readonly string[];
  /** What a smaller deck is filled up to before it is played (`padDeck`); absent where it is played as it is. */
  readonly padTo?: number;
}

/** More cards than this no code holds, whatever the game: a short code must not unfold into a huge deck. */
export const MOST_CARDS = 255;
