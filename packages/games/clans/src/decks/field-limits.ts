import type { DeckLimits } from "@holmgang/decks";
import { cardRow, FIELD_CARDS, isCard } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { COPIES, LIMITED } from "./book.ts";
import { feigned } from "./decoys.ts";

/** What the field allows: decks are played as they are, with at most one decoy of a card they hold. */
export const fieldLimits = ({
  deckMin,
  deckSize,
}: {
  readonly deckMin: number;
  readonly deckSize: number;
}): DeckLimits => ({
  min: deckMin,
  max: deckSize,
  copies: (card) => (feigned(card) ? 1 : isCard(card) ? fieldCopies(card) : 0),
  why: (card) => {
    const part = isCard(card) ? cardRow(card).field : null;
    return part ? LIMITED[part.rarity] : "a decoy";
  },
  also: ({ cards }) => {
    const decoys = cards.flatMap((card) => feigned(card) ?? []);
    const alone = decoys.filter((card) => !cards.includes(card));
    return [
      ...(decoys.length > 1 ? ["A deck holds at most one decoy."] : []),
      ...alone.map((card) => `A decoy of ${cardRow(card).name} needs the card itself beside it.`),
    ];
  },
});

/** None where the field does not have it. */
export function fieldCopies(card: CardId): number {
  const part = FIELD_CARDS.includes(card) ? cardRow(card).field : null;
  return part ? COPIES[part.rarity] : 0;
}
