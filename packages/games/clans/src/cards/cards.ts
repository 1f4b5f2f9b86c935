import { invariant } from "@holmgang/kernel";
import { AUSTRIA } from "./austria.ts";
import { FRANCE } from "./france.ts";
import { GENERAL } from "./general.ts";
import type { CardRow, Family, LanesPart } from "./language.ts";
import { WANDERERS } from "./wanderers.ts";

/** Every card of both modes. */
export const CARDS = { ...GENERAL, ...FRANCE, ...AUSTRIA, ...WANDERERS } as const;
export type CardId = keyof typeof CARDS;

export const CARD_IDS = Object.keys(CARDS) as CardId[]; // the keys of the literal above

export const isCard = (id: string): id is CardId => Object.hasOwn(CARDS, id);

export const cardRow = (id: CardId): CardRow => CARDS[id];

/** What a deck may hold. */
export const DECK_CARDS: readonly CardId[] = CARD_IDS.filter((id) => !cardRow(id).token);

/** What an ant hill is full of. */
export const ANT: CardId = "ant";

/** A card as it is in the lanes, where it must be. */
export function inLanes(id: CardId): LanesPart {
  const part = cardRow(id).lanes;
  invariant(part !== null, `${id} is not in the lanes`);
  return part;
}

/** The three variations of each family, in the order of their numbers. */
export const VARIATIONS: Readonly<Record<Family, readonly CardId[]>> = {
  monkey: CARD_IDS.filter((id) => cardRow(id).family === "monkey"),
  ant: CARD_IDS.filter((id) => cardRow(id).family === "ant"),
};
