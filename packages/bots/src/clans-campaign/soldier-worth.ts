import { PARTS } from "@holmgang/clans/field";
import type { CardId } from "@holmgang/clans/field";

/** What a card is worth in a deck: what it deals and bears, and a little for what it can do. */
export function soldierWorth(card: CardId): number {
  const { damage, hp, ap, range, abilities } = PARTS[card];
  return 2 * damage + hp + 3 * (ap - 1) + 4 * (range - 1) + 2 * abilities.length;
}
