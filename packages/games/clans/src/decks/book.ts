import { MOST_CARDS } from "@holmgang/decks";
import type { DeckBook, DeckLimits } from "@holmgang/decks";
import { cardRow, CARDS, DECK_CARDS, inLanes, isCard } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import type { Rarity } from "../cards/language.ts";
import { heroRow, LANES_HEROES } from "../heroes.ts";
import { heroOf, isLeader, LEADERS } from "../leaders.ts";
import { DECOYS } from "./decoys.ts";
import type { Settings } from "../lanes/settings.ts";

/** What decks of both modes are made of. The catalogue's number is raised when cards or heroes are added. */
export const BOOK: DeckBook = {
  game: "clans",
  name: "Clans & Wanderers",
  number: 2,
  catalogue: 3,
  cards: [
    ...DECK_CARDS.map((id) => ({ id, number: CARDS[id].number, name: CARDS[id].name })),
    ...DECOYS,
  ],
  heroes: LEADERS.map(({ id, number, name, hero }) => ({
    id,
    number,
    name,
    ...(id !== hero && { of: hero }),
  })),
  suite: ["Age I", "Age II", "Age III"],
};

/** How many of each a deck may hold. */
export const COPIES: Readonly<Record<Rarity, number>> = {
  common: MOST_CARDS,
  rare: 3,
  epic: 2,
  legendary: 1,
};

/** What the lanes allow. */
export const lanesLimits = ({
  deckMin,
  deckSize,
}: Pick<Settings, "deckMin" | "deckSize">): DeckLimits => ({
  min: deckMin,
  max: deckSize,
  padTo: deckSize,
  copies: (card) => (isCard(card) ? copiesOf(card) : 0),
  also: ({ hero }) =>
    isLeader(hero) && !LANES_HEROES.includes(heroOf(hero))
      ? [`${heroRow(heroOf(hero)).name} leads in the field only.`]
      : [],
  why: (card) => (isCard(card) ? LIMITED[inLanes(card).rarity] : "no card"),
});

export const LIMITED: Readonly<Record<Rarity, string>> = {
  common: "a Common",
  rare: "a Rare",
  epic: "an Epic",
  legendary: "a Legendary",
};

/** None where the lanes do not have it. */
export function copiesOf(card: CardId): number {
  const part = cardRow(card).lanes;
  return part ? COPIES[part.rarity] : 0;
}
