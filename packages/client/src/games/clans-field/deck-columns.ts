import type { CardId } from "@holmgang/clans";
import { inField } from "@holmgang/clans/field";
import { columnsUpTo, stepOf } from "../clans/scale.ts";
import type { Column } from "../clans/scale.ts";

const SCALES = {
  ap: [1, 2, 3],
  damage: [0, 1, 4, 6, 8, 10],
  hp: [1, 5, 8, 11, 15, 20],
} as const;

export type Counted = keyof typeof SCALES;

export const columnOf = (counted: Counted, card: CardId): number =>
  stepOf(SCALES[counted], inField(card)[counted]);

export const columnsOf = (counted: Counted): readonly Column[] =>
  columnsUpTo(SCALES[counted], Infinity);
