import type { DeckBook, DeckLimits } from "@holmgang/decks";
import { CARDS, DECK_CARDS } from "../cards/cards.ts";
import type { Settings } from "../settings.ts";

/** What decks of Skirmish Slots are made of. The catalogue's number is raised when cards are added. */
export const BOOK: DeckBook = {
  game: "slots",
  name: "Skirmish Slots",
  number: 1,
  catalogue: 1,
  cards: DECK_CARDS.map((id) => ({ id, number: CARDS[id].number, name: CARDS[id].name })),
  heroes: [],
};

export const deckLimits = ({
  deckMin,
  deckMax,
  copies,
}: Pick<Settings, "deckMin" | "deckMax" | "copies">): DeckLimits => ({
  min: deckMin,
  max: deckMax,
  copies: () => copies,
});
