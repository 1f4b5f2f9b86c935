import type { CardId } from "@holmgang/clans";
import type { ActNumber } from "./acts.ts";

interface PoolRow {
  /** What shops sell, towns send and stories bring. */
  readonly cards: readonly CardId[];
  /** What the Emperor of France adds. */
  readonly guard: readonly CardId[];
  readonly medic: CardId;
}

export const POOLS: Readonly<Record<ActNumber, PoolRow>> = {
  1: {
    cards: [
      "voltigeur",
      "fusilier",
      "field-cannon",
      "line-infantry",
      "sapper",
      "drummer-boy",
      "grenadier",
      "cuirassier",
      "hussar",
      "horse-artillery",
      "marshal-ney",
      "polish-lancer",
    ],
    guard: ["young-guard", "chasseur-a-cheval", "old-guard"],
    medic: "field-medic",
  },
  2: {
    cards: [
      "voltigeur",
      "fusilier",
      "field-cannon",
      "sapper",
      "grenadier",
      "cuirassier",
      "hussar",
      "horse-artillery",
      "grand-battery",
      "imperial-eagle",
    ],
    guard: ["old-guard", "napoleons-guard"],
    medic: "advanced-medic",
  },
  3: {
    cards: [
      "voltigeur",
      "fusilier",
      "field-cannon",
      "grenadier",
      "cuirassier",
      "hussar",
      "marshal-ney",
      "siege-cannon",
    ],
    guard: ["old-guard", "napoleons-guard"],
    medic: "expert-medic",
  },
};
