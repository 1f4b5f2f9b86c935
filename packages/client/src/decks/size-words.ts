import type { Deck } from "@holmgang/decks";
import { decksText } from "../text/decks.ts";

/** How many cards: "25 cards", "25 + 25 + 15 cards". */
export const sizeWords = (decks: readonly Deck[]): string =>
  decks.length > 1
    ? decksText.trio.cards(decks.map(({ cards }) => cards.length))
    : decksText.cards(decks[0]?.cards.length ?? 0);
