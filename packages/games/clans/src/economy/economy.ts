import type { Deck, Economy, Ware } from "@holmgang/decks";
import { MOST_CARDS } from "@holmgang/decks";
import { cardRow, DECK_CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { RARITIES } from "../cards/language.ts";
import type { Rarity } from "../cards/language.ts";
import { COPIES } from "../decks/book.ts";
import { FIELD_STARTERS } from "../decks/field-starters.ts";
import { STARTERS } from "../decks/starters.ts";
import type { Starter } from "../decks/starters.ts";
import { LEADERS } from "../leaders.ts";
import type { Entry } from "../lanes/shape.ts";

/** A copy of a card; a Common is bought once for all its copies. */
export const PRICES: Readonly<Record<Rarity, number>> = {
  common: 400,
  rare: 1_000,
  epic: 2_500,
  legendary: 6_000,
};

/** A further terrain for a hero's base tiles. */
export const GROUND_PRICE = 500;

/** A card's rarities in the modes that have it, the lower one first. */
function raritiesOf(id: CardId): readonly [Rarity, ...Rarity[]] {
  const { lanes, field } = cardRow(id);
  const [lower = "common", ...higher] = RARITIES.filter((rarity) =>
    [lanes?.rarity, field?.rarity].includes(rarity),
  );
  return [lower, ...higher];
}

/** Of both modes: what they need is everybody's. */
const EVERY_STARTER: readonly Starter[] = [...STARTERS, ...FIELD_STARTERS];

function cardWare(id: CardId): Ware {
  const [lower, higher = lower] = raritiesOf(id);
  // What any deck may hold any number of is bought once, whatever it costs.
  const isCommon = lower === "common";
  const inStarters = EVERY_STARTER.map(({ cards }) => cards.filter((card) => card === id).length);
  const most = isCommon ? 1 : COPIES[lower];
  return {
    id,
    name: cardRow(id).name,
    price: PRICES[higher],
    start: Math.min(most, Math.max(...inStarters)),
    most,
    copies: isCommon ? MOST_CARDS : 1,
  };
}

const GROUNDS: readonly Ware[] = LEADERS.flatMap(({ id, name, ground }) =>
  ground ? [{ id, name, price: GROUND_PRICE, start: 0, most: 1, copies: 1 }] : [],
);

/** Gold, and all that can be had for it: every card there is, and further ground for the heroes. */
export const ECONOMY: Economy = {
  id: "clans",
  streakGold: 100,
  keptOneIn: 4,
  botMatches: 10,
  wares: [...DECK_CARDS.map(cardWare), ...GROUNDS],
  decksIn: (entry): readonly Deck[] => (entry as Entry).decks, // as this game parsed it
};
