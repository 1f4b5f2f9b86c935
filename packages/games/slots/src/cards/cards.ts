import { ACTIONS } from "./actions.ts";
import type { CardRow, UnitRow } from "./language.ts";
import { UNITS } from "./units.ts";

export type UnitId = keyof typeof UNITS;
export type ActionId = keyof typeof ACTIONS;
export type CardId = UnitId | ActionId;

export const CARDS: Readonly<Record<CardId, CardRow>> = { ...UNITS, ...ACTIONS };

export const unitRow = (card: UnitId): UnitRow => UNITS[card];

/** Asked in every playout, thousands of times: a set is four times as quick as a look into rows of two kinds. */
export const isUnit = (card: CardId): card is UnitId => UNIT_SET.has(card);
export const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[]; // the keys of the table
const UNIT_SET: ReadonlySet<string> = new Set(UNIT_IDS);

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

/** All cards in the order of their numbers, tokens first. */
export const CARD_IDS = (Object.keys(CARDS) as CardId[]) // the keys of the record above
  .toSorted((a, b) => CARDS[a].number - CARDS[b].number);

/** Cards that may be in a deck. */
export const DECK_CARDS: readonly CardId[] = CARD_IDS.filter((card) => {
  const row = CARDS[card];
  return row.kind === "action" || !row.token;
});
