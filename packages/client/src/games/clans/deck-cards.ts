import {
  abilityName,
  abilityText,
  cardRow,
  LANES_CARDS,
  heroRow,
  heroText,
  inLanes,
} from "@holmgang/clans";
import type { CardId, HeroId } from "@holmgang/clans";
import type { DeckCard } from "../../game/deck-face.ts";
import { deckText } from "./deck-text.ts";
import { clansText } from "./text.ts";

/** What the lanes are played with, by tick. */
export const deckCards: readonly DeckCard[] = LANES_CARDS.toSorted(byTick).map(deckCard);

/** A card in words. */
export function deckCard(id: CardId): DeckCard {
  const { name, family } = cardRow(id);
  const { damage, hp, tick, element, rarity, abilities } = inLanes(id);
  const { numbers, family: families } = clansText.tip;
  const text = [
    numbers(damage, hp, tick, element && clansText.terrains[element]),
    ...abilities.map((each) => deckText.ability(abilityName(each), abilityText(each))),
    ...(family ? [deckText.ability(clansText.families[family], families[family])] : []),
  ];
  return { id, name, text: text.join(" "), tags: element ? [rarity, element] : [rarity] };
}

function byTick(a: CardId, b: CardId): number {
  const [one, other] = [cardRow(a), cardRow(b)];
  return (
    inLanes(a).tick - inLanes(b).tick || one.cost - other.cost || one.name.localeCompare(other.name)
  );
}

export function heroWords(hero: HeroId): string {
  const terrains = heroRow(hero).terrains.map((terrain) => clansText.terrains[terrain]);
  return deckText.hero(terrains.join(deckText.and), heroText(hero));
}
