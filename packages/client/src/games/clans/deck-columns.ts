import { LANES_CARDS, inLanes } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";

/** Where each column begins; it goes to where the next one does. */
const STEPS = {
  tick: [1, 2, 3, 4, 5],
  damage: [0, 1, 4, 6, 8, 10],
  hp: [1, 5, 8, 11, 15, 20],
} as const;

export type Counted = keyof typeof STEPS;

export const columnOf = (counted: Counted, card: CardId): number =>
  STEPS[counted].findLast((from) => from <= inLanes(card)[counted]) ?? STEPS[counted][0];

/** The columns of a chart, each with its numbers: `4–5`, `3`, or `20+` for the last. */
export function columnsOf(counted: Counted): readonly Column[] {
  const steps: readonly number[] = STEPS[counted];
  const most = Math.max(...LANES_CARDS.map((card) => inLanes(card)[counted]));
  return steps.map((from, at) => {
    const to = (steps[at + 1] ?? most + 1) - 1;
    if (to === from) return { from, range: `${from}` };
    return { from, range: to === most ? `${from}+` : `${from}–${to}` };
  });
}

interface Column {
  readonly from: number;
  readonly range: string;
}
