import { cardRow, isCard } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { DECOYS, feigned, FIELD_CARDS } from "@holmgang/clans/field";
import { invariant } from "@holmgang/kernel";
import type { DeckCard } from "../../game/deck-face.ts";
import { fieldCard } from "../clans/field-words.ts";
import { deckText } from "./deck-text.ts";

/** What the field is played with, by what it is worth; then what only looks so. */
export const deckCards: readonly DeckCard[] = [
  ...FIELD_CARDS.toSorted(byCost).map((id) => fieldCard(id)),
  ...DECOYS.map(({ id, name }) => ({ id, name, text: deckText.decoyText, tags: ["decoy"] })),
];

function byCost(a: CardId, b: CardId): number {
  const [one, other] = [cardRow(a), cardRow(b)];
  return one.cost - other.cost || one.name.localeCompare(other.name);
}

/** The card, or what a decoy seems to be. */
export function seeming(id: string): CardId {
  const card = feigned(id) ?? id;
  invariant(isCard(card), `'${id}' is no card of the field`);
  return card;
}

/** A decoy is offered beside the card it feigns, and no other decoy. */
export function offers(id: string, held: readonly string[]): boolean {
  const card = feigned(id);
  if (card === null) return true;
  return held.includes(card) && held.every((each) => each === id || feigned(each) === null);
}
