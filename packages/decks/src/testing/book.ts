import type { DeckBook, DeckLimits } from "../book.ts";

/** A little game with heroes; one number needs two bytes, and 4 was a card once. */
export const BOOK: DeckBook = {
  game: "skirmish",
  name: "Skirmish",
  number: 3,
  catalogue: 2,
  cards: [
    { id: "wizard", number: 300, name: "Wizard" },
    { id: "archer", number: 1, name: "Archer" },
    { id: "pikeman", number: 2, name: "Pikeman" },
    { id: "champion", number: 5, name: "Champion" },
    { id: "imp", number: 6, name: "Imp" },
  ],
  heroes: [
    { id: "ugluk", number: 1, name: "Ugluk" },
    { id: "shagrat", number: 2, name: "Shagrat" },
  ],
  suite: ["Dawn", "Noon", "Dusk"],
};

/** Four to six cards: one champion, no imps, two of anything else. */
export const LIMITS: DeckLimits = {
  min: 4,
  max: 6,
  copies: (card) => COPIES.get(card) ?? 2,
};

const COPIES = new Map([
  ["champion", 1],
  ["imp", 0],
]);
