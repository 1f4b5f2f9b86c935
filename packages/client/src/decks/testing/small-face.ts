import type { DeckBook, DeckLimits } from "@holmgang/decks";
import type { DeckCard, DeckChart, TagGroup } from "../../game/deck-face.ts";

/** A game of five cards, for tests. */
export const CARDS: readonly DeckCard[] = [
  { id: "imp", name: "Imp", text: "Deploy: draws a card.", tags: ["unit", "deploy"] },
  {
    id: "archer",
    name: "Archer",
    text: "Deploy: 2 damage.",
    tags: ["unit", "deploy"],
  },
  { id: "ghoul", name: "Ghoul", text: "Death: +2.", tags: ["unit", "death"] },
  { id: "dragon", name: "Dragon", text: "", tags: ["unit"] },
  { id: "fire", name: "Fire", text: "3 damage to a unit.", tags: ["action"] },
];

export const GROUPS: readonly TagGroup[] = [
  {
    id: "kind",
    words: "Kinds",
    tags: [
      { id: "unit", words: "Unit", sign: null },
      { id: "action", words: "Action", sign: null },
    ],
  },
  {
    id: "keyword",
    words: "Keywords",
    tags: [
      { id: "deploy", words: "Deploy", sign: null },
      { id: "death", words: "Death", sign: null },
    ],
  },
];

const COLUMNS = new Map([
  ["imp", "1"],
  ["archer", "2"],
  ["ghoul", "2"],
  ["dragon", "3"],
  ["fire", "action"],
]);

export const CHART: DeckChart = {
  id: "size",
  words: "Cards by size",
  short: "Size",
  columns: ["1", "2", "3", "action"].map((id) => ({
    id,
    sign: id,
    words: id,
    apart: id === "action",
  })),
  columnOf: (card) => COLUMNS.get(card) ?? null,
};

export const STARTERS = [
  { id: "fast", name: "Fast", about: "Small ones.", cards: ["imp", "imp", "archer", "archer"] },
  { id: "slow", name: "Slow", about: "Large ones.", cards: ["dragon", "dragon", "fire", "ghoul"] },
];

export const BOOK: DeckBook = {
  game: "small",
  name: "Small",
  number: 7,
  catalogue: 1,
  cards: CARDS.map(({ id, name }, index) => ({ id, name, number: index + 1 })),
  heroes: [],
};

export const LIMITS: DeckLimits = { min: 4, max: 6, copies: () => 2 };
