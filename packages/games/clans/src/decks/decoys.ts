import type { BookCard } from "@holmgang/decks";
import { CARDS, FIELD_CARDS, inField, isCard } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";

/** Numbers of cards stay below this, so that a decoy has one that no card ever gets. */
const DECOY_STEP = 1024;

/** Every Common of the field can be feigned. */
export const DECOYS: readonly BookCard[] = FIELD_CARDS.filter(
  (id) => inField(id).rarity === "common",
).map((id) => ({
  id: `${id}/decoy`,
  number: DECOY_STEP + CARDS[id].number,
  name: `${CARDS[id].name} (decoy)`,
}));

/** What a decoy seems to be; null for whatever is none. */
export function feigned(id: string): CardId | null {
  const [card = "", mark, ...more] = id.split("/");
  return mark === "decoy" && more.length === 0 && isCard(card) ? card : null;
}
