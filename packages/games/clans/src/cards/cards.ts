import { invariant } from "@holmgang/kernel";
import { AUSTRIA } from "./austria.ts";
import { BOSSES } from "./bosses.ts";
import { CHARLES } from "./charles.ts";
import { EAST } from "./east.ts";
import { FRANCE } from "./france.ts";
import { GENERAL } from "./general.ts";
import type { FieldPart } from "./field-language.ts";
import type { Family, LanesPart } from "./language.ts";
import { LINE } from "./line.ts";
import { NELSON } from "./nelson.ts";
import type { CardRow } from "./row.ts";
import { RUSSIA } from "./russia.ts";
import { SALADIN } from "./saladin.ts";
import { SPECIALISTS } from "./specialists.ts";
import { WANDERERS } from "./wanderers.ts";

/** Every card of both modes. */
export const CARDS = {
  ...GENERAL,
  ...FRANCE,
  ...AUSTRIA,
  ...WANDERERS,
  ...SPECIALISTS,
  ...LINE,
  ...EAST,
  ...RUSSIA,
  ...SALADIN,
  ...NELSON,
  ...CHARLES,
  ...BOSSES,
} as const;
export type CardId = keyof typeof CARDS;

export const CARD_IDS = Object.keys(CARDS) as CardId[]; // the keys of the literal above

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

export const cardRow = (id: CardId): CardRow => CARDS[id];

/** Whether it is one of those who wait at the end of an act. */
export const isBoss = (id: CardId): boolean => Object.hasOwn(BOSSES, id);

/** What a deck may hold: no tokens and no bosses. */
export const DECK_CARDS: readonly CardId[] = CARD_IDS.filter(
  (id) => !cardRow(id).token && !isBoss(id),
);

/** Those of them that each mode has. */
export const LANES_CARDS: readonly CardId[] = DECK_CARDS.filter((id) => cardRow(id).lanes);
export const FIELD_CARDS: readonly CardId[] = DECK_CARDS.filter((id) => cardRow(id).field);

/** What an ant hill is full of. */
export const ANT: CardId = "ant";

/** A card as it is in the lanes, where it must be. */
export function inLanes(id: CardId): LanesPart {
  const part = cardRow(id).lanes;
  invariant(part !== null, `${id} is not in the lanes`);
  return part;
}

/** A card as it is in the field, where it must be. */
export function inField(id: CardId): FieldPart {
  const part = cardRow(id).field;
  invariant(part !== null, `${id} is not in the field`);
  return part;
}

/** The three variations of each family, in the order of their numbers. */
export const VARIATIONS: Readonly<Record<Family, readonly CardId[]>> = {
  monkey: CARD_IDS.filter((id) => cardRow(id).family === "monkey"),
  ant: CARD_IDS.filter((id) => cardRow(id).family === "ant"),
};
