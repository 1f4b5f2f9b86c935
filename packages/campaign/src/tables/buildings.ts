import type { Rarity } from "@holmgang/clans";

/** What a building sends; null for one that sends nothing. */
type Product = "medic" | { readonly rarity: Rarity; readonly chosen: boolean } | null;

interface BuildingRow {
  readonly name: string;
  /** Null for what every town has. */
  readonly cost: number | null;
  /** Encounters from one card to the next, before distance. */
  readonly cycle: number;
  readonly product: Product;
  readonly text: string;
}

export const BUILDINGS = {
  "training-grounds": {
    name: "Training Grounds",
    cost: null,
    cycle: 1,
    product: { rarity: "common", chosen: false },
    text: "Sends a Common of the act.",
  },
  "supply-depot": {
    name: "Supply Depot",
    cost: 60,
    cycle: 0,
    product: null,
    text: "Pays 15 gold for every encounter.",
  },
  "medic-corps": {
    name: "Medic Corps",
    cost: 80,
    cycle: 2,
    product: "medic",
    text: "Sends a medic, better ones in later acts.",
  },
  "officers-academy": {
    name: "Officers Academy",
    cost: 110,
    cycle: 3,
    product: { rarity: "rare", chosen: true },
    text: "Sends a Rare of the act, of a terrain you choose.",
  },
  "war-college": {
    name: "War College",
    cost: 160,
    cycle: 4,
    product: { rarity: "epic", chosen: true },
    text: "Sends an Epic of the act, of a terrain you choose.",
  },
} as const satisfies Record<string, BuildingRow>;

export type BuildingId = keyof typeof BUILDINGS;

export const BUILDING_IDS = Object.keys(BUILDINGS) as BuildingId[]; // the keys of the literal above

export const buildingRow = (id: BuildingId): BuildingRow => BUILDINGS[id];

/** What distance adds to a cycle: up to so many metres, so many encounters. */
export const BANDS: readonly { readonly below: number; readonly adds: number }[] = [
  { below: 40_000, adds: -1 },
  { below: 80_000, adds: 0 },
  { below: 180_000, adds: 1 },
  { below: 320_000, adds: 2 },
  { below: 500_000, adds: 3 },
  { below: Number.MAX_SAFE_INTEGER, adds: 4 },
];
