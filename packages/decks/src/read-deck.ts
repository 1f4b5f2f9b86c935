import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { MOST_CARDS } from "./book.ts";
import type { DeckBook, DeckLimits } from "./book.ts";
import { sortDeck } from "./sort-deck.ts";
import type { Deck } from "./deck.ts";
import { deckFaults } from "./faults.ts";
import { readDeckCode } from "./read-deck-code.ts";

/** A deck that may be played, from whatever a player brings: a code, a list of card ids, or a deck with its hero. */
export function readDeck(input: unknown, book: DeckBook, limits: DeckLimits): Result<Deck> {
  const deck = openDeck(input, book);
  if (!deck.ok) return deck;
  const faults = deckFaults(deck.value, book, limits);
  if (faults.length === 0) return deck;
  const told = faults.slice(0, MOST_TOLD).map(({ words }) => words);
  return refuse("bad-entry", told.join(" "));
}

/** The same deck, unfinished or not. */
export function openDeck(input: unknown, book: DeckBook): Result<Deck> {
  const deck = typeof input === "string" ? readDeckCode(input, book) : readCards(input, book);
  return deck.ok ? deck : refuse("bad-entry", deck.refusal.words);
}

/** A refusal is read at a glance; the deck builder shows the rest. */
const MOST_TOLD = 3;

function readCards(input: unknown, book: DeckBook): Result<Deck> {
  const { hero, cards } = Array.isArray(input) ? { hero: null, cards: input } : fieldsOf(input);
  const isDeck = (hero === null || isId(hero)) && Array.isArray(cards) && cards.every(isId);
  if (!isDeck) return refuse("bad-entry", "A deck is a code or a list of cards.");
  if (cards.length > MOST_CARDS)
    return refuse("bad-entry", `No deck has more than ${MOST_CARDS} cards.`);
  return accept(sortDeck(book, hero, cards));
}

const fieldsOf = (input: unknown): { readonly hero?: unknown; readonly cards?: unknown } =>
  typeof input === "object" && input !== null ? input : {};

/** Bounded, for a refusal repeats the id of a card it does not know. */
const isId = (id: unknown): id is string => typeof id === "string" && id.length <= 64;
