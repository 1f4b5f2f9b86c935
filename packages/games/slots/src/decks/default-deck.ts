import { countCards, deckFaults } from "@holmgang/decks";
import { DECK_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { Settings } from "../settings.ts";
import { BOOK, deckLimits } from "./book.ts";
import { STARTERS } from "./starters.ts";

/** What whoever brings no deck plays: a starter that the settings allow, else the first one cut and filled until they do. */
export function defaultDeck(settings: Settings): readonly CardId[] {
  const limits = deckLimits(settings);
  const fitting = STARTERS.find(
    ({ cards }) => deckFaults({ hero: null, cards }, BOOK, limits).length === 0,
  );
  return fitting?.cards ?? fitted(STARTERS[0].cards, settings);
}

function fitted(cards: readonly CardId[], { deckMin, deckMax, copies }: Settings): CardId[] {
  const kept = cards.filter((card, index) => countOf(cards.slice(0, index), card) < copies);
  const spare = DECK_CARDS.flatMap((card) =>
    Array<CardId>(Math.max(0, copies - countOf(kept, card))).fill(card),
  );
  return [...kept, ...spare.slice(0, Math.max(0, deckMin - kept.length))].slice(0, deckMax);
}

const countOf = (cards: readonly CardId[], card: CardId): number =>
  countCards(cards).get(card) ?? 0;
