import type { Move, View } from "@holmgang/campaign";
import { soldierWorth } from "./soldier-worth.ts";

const RELIC_WORTH: Readonly<Record<string, number>> = {
  "battle-standard": 160,
  "officers-armor": 90,
  "war-chest": 80,
  "supply-routes": 20,
};

/** The best bargain, until nothing is worth its price. */
export function inShop(view: View, legal: readonly Move[]): Move | null {
  const bargains = legal.map((move) => ({ move, gain: gainOf(view, move) }));
  const [best] = bargains.toSorted((a, b) => b.gain - a.gain);
  return best && best.gain > 0 ? best.move : (legal.find(({ kind }) => kind === "leave") ?? null);
}

/** What a purchase is worth above its price. */
function gainOf(view: View, move: Move): number {
  if (move.kind === "repair") {
    const found = view.fallen.find(({ id }) => id === move.soldier);
    return found ? 1.8 * soldierWorth(found.card) - found.repair : 0;
  }
  if (move.kind !== "buy") return 0;
  const ware = view.wares[move.ware];
  if (!ware) return 0;
  switch (ware.kind) {
    case "card":
      return 1.8 * soldierWorth(ware.card) - ware.price;
    case "item":
      return (view.hp < view.maxHp * 0.7 ? 60 : 0) - ware.price;
    case "relic":
      return (RELIC_WORTH[ware.relic] ?? 0) - ware.price;
  }
}
