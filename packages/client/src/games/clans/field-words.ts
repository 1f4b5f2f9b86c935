import { cardRow } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { fieldAbilityName, fieldAbilityText, inField } from "@holmgang/clans/field";
import type { DeckCard } from "../../game/deck-face.ts";
import { deckText } from "./deck-text.ts";
import { clansText } from "./text.ts";

/** A card of the field in words. */
export function fieldCard(id: CardId): DeckCard {
  const { element, rarity } = inField(id);
  return {
    id,
    name: cardRow(id).name,
    text: fieldSentences(id).join(" "),
    tags: element ? [rarity, element] : [rarity],
  };
}

export function fieldNumbers(id: CardId): string {
  const { damage, hp, ap } = inField(id);
  return deckText.inField(damage, hp, ap);
}

/** Its numbers, what each of its abilities does, and what its family is good for. */
export function fieldSentences(id: CardId): readonly string[] {
  const { family } = cardRow(id);
  return [
    fieldNumbers(id),
    ...inField(id).abilities.map((each) =>
      deckText.ability(fieldAbilityName(each), fieldAbilityText(each)),
    ),
    ...(family
      ? [deckText.ability(clansText.families[family], clansText.tip.fieldFamily[family])]
      : []),
  ];
}
