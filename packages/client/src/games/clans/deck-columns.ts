import { LANES_CARDS, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import { columnsUpTo, stepOf } from "./scale.ts";
import type { Column } from "./scale.ts";

const SCALES = {
  tick: [1, 2, 3, 4, 5],
  damage: [0, 1, 4, 6, 8, 10],
  hp: [1, 5, 8, 11, 15, 20],
} as const;

export type Counted = keyof typeof SCALES;

export const columnOf = (counted: Counted, card: CardId): number =>
  stepOf(SCALES[counted], inLanes(card)[counted]);

export const columnsOf = (counted: Counted): readonly Column[] =>
  columnsUpTo(SCALES[counted], Math.max(...LANES_CARDS.map((card) => inLanes(card)[counted])));
