import type { Bought } from "@holmgang/decks";
import { useMemo } from "react";
import type { EconomyFace } from "../game/economy-face.ts";
import { useAccount } from "../me/use-account.ts";
import { useCollection } from "./collection.ts";
import { useEconomy } from "./use-economy.ts";

/** A game's gold, and what the reader has bought with it. */
export interface Holdings {
  readonly face: EconomyFace;
  /** Null for nobody, and as long as it is not known. */
  readonly bought: Bought | null;
}

/** Null for a game without gold. Guests buy nothing, so without the server it is known what they own. */
export function useHoldings(game: string): Holdings | null {
  const face = useEconomy(game);
  const kind = useAccount()?.kind;
  const { collection } = useCollection(face && kind === "named" ? game : null);
  const bought = kind === "guest" ? NOTHING : (collection?.bought ?? null);
  return useMemo(() => (face ? { face, bought } : null), [face, bought]);
}

const NOTHING: Bought = {};
