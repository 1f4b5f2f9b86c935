import { deckCode, deckFaults, openDeck, readSuiteCode, suiteCode } from "@holmgang/decks";
import type { Deck, DeckBook, DeckLimits } from "@holmgang/decks";

/** What is to be said of a deck. */
interface Verdict {
  readonly legal: boolean;
  readonly words: string;
}

/** Every fault of a deck in words, or its code; of three that are a suite, of each. */
export function judgeDeck(deck: unknown, book: DeckBook, limits: DeckLimits): Verdict {
  if (typeof deck === "string" && deck.includes("+")) return judgeSuite(deck, book, limits);
  const read = openDeck(deck, book);
  if (!read.ok) return { legal: false, words: read.refusal.words };
  const faults = faultsOf(read.value, book, limits);
  return faults === ""
    ? { legal: true, words: `${read.value.cards.length} cards, ${deckCode(read.value, book)}` }
    : { legal: false, words: faults };
}

function judgeSuite(text: string, book: DeckBook, limits: DeckLimits): Verdict {
  const suite = readSuiteCode(text, book);
  if (!suite.ok) return { legal: false, words: suite.refusal.words };
  const faults = suite.value.flatMap((deck, index) => {
    const words = faultsOf(deck, book, limits);
    return words === "" ? [] : [`Deck ${index + 1}: ${words}`];
  });
  const sizes = suite.value.map(({ cards }) => cards.length).join(" + ");
  return faults.length === 0
    ? { legal: true, words: `${sizes} cards, ${suiteCode(suite.value, book)}` }
    : { legal: false, words: faults.join(" ") };
}

const faultsOf = (deck: Deck, book: DeckBook, limits: DeckLimits): string =>
  deckFaults(deck, book, limits)
    .map(({ words }) => words)
    .join(" ");
