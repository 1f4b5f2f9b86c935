export {
  CARD_IDS,
  CARDS,
  cardRow,
  DECK_CARDS,
  inLanes,
  isCard,
  VARIATIONS,
} from "./cards/cards.ts";
export type { CardId } from "./cards/cards.ts";
export { clans } from "./lanes/rules.ts";
export { SETTINGS } from "./lanes/settings.ts";
export type { Settings } from "./lanes/settings.ts";
export type * from "./lanes/shape.ts";
export { words } from "./lanes/words.ts";
export { BOOK } from "./decks/book.ts";
