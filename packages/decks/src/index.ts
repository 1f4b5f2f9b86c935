export { MOST_CARDS } from "./book.ts";
export type { DeckBook, DeckLimits } from "./book.ts";
export { deckCode } from "./deck-code.ts";
export { countCards, sortDeck } from "./deck.ts";
export type { Deck } from "./deck.ts";
export { deckFaults } from "./faults.ts";
export type { Fault, Remedy } from "./faults.ts";
export { readDeckCode } from "./read-deck-code.ts";
export { readDeck } from "./read-deck.ts";
