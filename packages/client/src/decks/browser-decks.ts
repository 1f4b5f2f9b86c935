import { forget, keysUnder, read, write } from "../store/browser-storage.ts";
import type { OwnDeck } from "./own-deck.ts";

const PREFIX = "deck.";

/** The decks this browser keeps, for guests and for whoever cannot reach the server. */
export const browserDecks = (): readonly OwnDeck[] =>
  keysUnder(PREFIX).flatMap((key) => read<OwnDeck>(key) ?? []);

/** Each has a place of its own, so that two pages that change two decks do not disturb each other. */
export const keepInBrowser = (deck: OwnDeck): boolean => write(PREFIX + deck.id, deck);

export const dropFromBrowser = (id: string): void => forget(PREFIX + id);
