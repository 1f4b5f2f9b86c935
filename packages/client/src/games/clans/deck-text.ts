import type { Rarity } from "@holmgang/clans";

const RARITIES: Readonly<Record<Rarity, string>> = {
  common: "Common",
  rare: "Rare",
  epic: "Epic",
  legendary: "Legendary",
};

/** What a hero can do begins with a capital. */
const powerWords = (power: string): string =>
  `Once a match: ${power.charAt(0).toLowerCase()}${power.slice(1)}`;

/** What the deck builder says of Clans, and the glossary of what decks are made of. */
export const deckText = {
  ages: "Three Ages",
  terrains: "Terrains",
  rarities: "Rarities",
  rarity: RARITIES,
  and: " and ",
  /** Bases are of a hero's terrains. */
  hero: (terrains: string, power: string): string => `Bases of ${terrains}. ${powerWords(power)}`,
  power: powerWords,
  /** What a card is in the field. */
  inField: (damage: number, hp: number, ap: number): string =>
    `${damage} damage, ${hp} HP, ${ap} AP.`,
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
  means: {
    terrain: (name: string): string =>
      `A terrain. Cards of the ${name} deal 1 more with each hit on its tiles.`,
    rarity: (copies: number | null, gold: number): string =>
      `${copies === null ? "A deck may hold any number of each." : `A deck may hold ${copies} of each.`} Whoever kills one is paid ${gold} gold.`,
    ageTerm: "Age",
    age: (second: number, third: number): string =>
      `Where a match has Ages, each has a deck of its own: the second begins in round ${second}, the third in round ${third}.`,
  },
};
