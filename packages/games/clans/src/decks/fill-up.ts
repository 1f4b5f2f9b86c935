import { countCards } from "@holmgang/decks";
import { DECK_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { HeroId } from "../heroes.ts";
import { copiesOf } from "./book.ts";
import { fillerOf } from "./starters.ts";

/** A deck as it is played: cards of its hero's starter fill it up, in their order, none beyond its limit; Commons if that is not enough. */
export function fillUp(hero: HeroId, cards: readonly CardId[], size: number): CardId[] {
  const full = cards.slice(0, size);
  const counts = new Map(countCards(full));
  const offer = (card: CardId): void => {
    const count = counts.get(card) ?? 0;
    if (full.length >= size || count >= copiesOf(card)) return;
    full.push(card);
    counts.set(card, count + 1);
  };
  for (const card of fillerOf(hero)) offer(card);
  while (full.length < size) DECK_CARDS.forEach(offer);
  return full;
}
