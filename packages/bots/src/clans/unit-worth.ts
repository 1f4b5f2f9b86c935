import { CARD_IDS, CARDS, PROFILES } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";

/** What it deals in a fight and to a crystal, what it can take, and what it does for others. */
export function unitWorth(card: CardId, hp: number): number {
  const { deals, helps } = PARTS.get(card)!; // every card of the lanes is there
  return deals + 0.35 * hp + helps;
}

/** How often a card of this tick acts before it falls, as far as can be said of all. */
const ACTS = { 1: 3.5, 2: 2, 3: 1, 4: 0.9, 5: 0.8 } as const;

/** All that does not change with its wounds: judges ask for it more often than for anything else. */
const PARTS = new Map(
  CARD_IDS.filter((card) => CARDS[card].lanes).map((card) => [card, partsOf(card)]),
);

function partsOf(card: CardId) {
  const { damage, tick, inspires, fortifies, rallies, banner } = PROFILES[card];
  return {
    deals: 0.4 * damage + 0.2 * damage * ACTS[tick],
    helps: 2 * (inspires + fortifies + rallies + banner),
  };
}
