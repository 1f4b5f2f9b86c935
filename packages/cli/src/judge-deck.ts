import { decksFaults, openDeck, readDecks, suiteCode } from "@holmgang/decks";
import type { Deck, DeckBook, DeckLimits } from "@holmgang/decks";
import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** What is to be said of a deck. */
interface Verdict {
  readonly legal: boolean;
  readonly words: string;
}

/** Every fault of a deck in words, or its code; of three that are a suite, of each. */
export function judgeDeck(deck: unknown, book: DeckBook, limits: DeckLimits): Verdict {
  const read = openDecks(deck, book);
  if (!read.ok) return { legal: false, words: read.refusal.words };
  const faults = decksFaults(read.value, book, limits);
  if (faults.length > 0) return { legal: false, words: faults.join(" ") };
  const sizes = read.value.map(({ cards }) => cards.length).join(" + ");
  return { legal: true, words: `${sizes} cards, ${suiteCode(read.value, book)}` };
}

function openDecks(deck: unknown, book: DeckBook): Result<readonly Deck[]> {
  if (typeof deck === "string") return readDecks(deck, book);
  const read = openDeck(deck, book);
  return read.ok ? accept([read.value]) : read;
}
