import { ownedOf } from "@holmgang/decks";
import type { Ware } from "@holmgang/decks";
import type { Holdings } from "../gold/use-holdings.ts";

/** A card as the reader owns it. */
export interface Stock {
  readonly ware: Ware;
  readonly owned: number;
}

/** What the reader owns of each card that has to be owned; nothing where that is not known. */
export function stocksOf(holdings: Holdings | null): ReadonlyMap<string, Stock> {
  const bought = holdings?.bought;
  if (!bought) return new Map();
  return new Map(
    holdings.face.economy.wares.map((ware) => [ware.id, { ware, owned: ownedOf(ware, bought) }]),
  );
}
