import { countCards, padDeck } from "@holmgang/decks";
import type { Deck, DeckLimits, Padded } from "@holmgang/decks";
import type { DeckFace } from "../game/deck-face.ts";
import { decksText } from "../text/decks.ts";

/** A deck as it is played: filled up from its hero's starter, where limits pad. */
export const playedOf = (
  deck: Deck,
  { filler, starters }: Pick<DeckFace, "filler" | "starters">,
  limits: DeckLimits,
): Padded => padDeck(deck, filler?.(deck.hero) ?? starters[0]?.cards ?? [], limits);

/** What is added to a deck before it is played, in a sentence; null if nothing is. */
export function paddingWords({ added }: Padded, { cards }: Pick<DeckFace, "cards">): string | null {
  if (added.length === 0) return null;
  const names = [...countCards(added)].map(([id, count]) => {
    const name = cards.find((card) => card.id === id)?.name ?? id;
    return count === 1 ? name : `${count} ${name}`;
  });
  return decksText.builder.padded(added.length, names.join(", "));
}
