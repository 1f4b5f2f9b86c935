import { PROFILES } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";

/** What it deals in a fight and to a crystal, what it can take, and what it does for others. */
export function unitWorth(card: CardId, hp: number): number {
  const { damage, tick, inspires, fortifies, rallies, banner } = PROFILES[card];
  const helps = inspires + fortifies + rallies + banner;
  return 0.4 * damage + 0.2 * damage * ACTS[tick] + 0.35 * hp + 2 * helps;
}

/** How often a card of this tick acts before it falls, as far as can be said of all. */
const ACTS = { 1: 3.5, 2: 2, 3: 1, 4: 0.9, 5: 0.8 } as const;
