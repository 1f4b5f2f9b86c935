import type { CardId } from "@holmgang/clans";
import { inField } from "@holmgang/clans/field";

/** Where each column begins; it goes to where the next one does. */
const STEPS = {
  ap: [1, 2, 3],
  damage: [0, 1, 4, 6, 8, 10],
  hp: [1, 5, 8, 11, 15, 20],
} as const;

export type Counted = keyof typeof STEPS;

export const columnOf = (counted: Counted, card: CardId): number =>
  STEPS[counted].findLast((from) => from <= inField(card)[counted]) ?? STEPS[counted][0];

/** The columns of a chart, each with its numbers: `4–5`, `3`, or `20+` for the last. */
export const columnsOf = (counted: Counted): readonly { from: number; range: string }[] =>
  STEPS[counted].map((from, at) => {
    const next: number | undefined = STEPS[counted][at + 1];
    if (next === undefined) return { from, range: `${from}+` };
    return { from, range: next - 1 === from ? `${from}` : `${from}–${next - 1}` };
  });
