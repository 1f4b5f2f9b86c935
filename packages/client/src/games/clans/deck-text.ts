import type { Rarity } from "@holmgang/clans";

const RARITIES: Readonly<Record<Rarity, string>> = {
  common: "Common",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** What the deck builder says of Clans. */
export const deckText = {
  terrains: "Terrains",
  rarities: "Rarities",
  rarity: RARITIES,
  and: " and ",
  /** Bases are of a hero's terrains; what it can do begins with a capital. */
  hero: (terrains: string, power: string): string =>
    `Bases of ${terrains}. Once a match: ${power.charAt(0).toLowerCase()}${power.slice(1)}`,
  ability: (name: string, text: string): string => `${name}: ${text}`,
  charts: {
    tick: { words: "Cards by tick", short: "Ticks" },
    damage: { words: "Cards by damage", short: "Damage" },
    hp: { words: "Cards by HP", short: "HP" },
  },
  column: {
    tick: (range: string): string => `Tick ${range}`,
    damage: (range: string): string => `Damage ${range}`,
    hp: (range: string): string => `HP ${range}`,
  },
};
