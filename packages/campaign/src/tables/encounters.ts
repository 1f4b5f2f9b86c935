import type { ActNumber } from "./acts.ts";

/** Gold: so much, so much for each act, and for each encounter finished in it. */
type Gold = readonly [number, number, number];

/** Every kind of encounter, and what it pays. */
const ENCOUNTERS = {
  battle: [10, 5, 2],
  elite: [25, 10, 0],
  boss: [50, 25, 0],
  defense: [8, 0, 0],
  skirmish: [8, 5, 0],
  shop: [0, 0, 0],
  rest: [0, 0, 0],
  event: [0, 0, 0],
  mystery: [0, 0, 0],
  treasure: [50, 20, 0],
} as const satisfies Record<string, Gold>;

export type EncounterKind = keyof typeof ENCOUNTERS;

/** What a mystery turns out to be worth. */
export const MYSTERY_GOLD = { ambush: 15, cache: 50 } as const;

export function goldOf(kind: EncounterKind, act: ActNumber, n: number): number {
  const [base, byAct, byCount] = ENCOUNTERS[kind];
  return base + byAct * act + byCount * n;
}

interface OtherRow {
  readonly kind: EncounterKind;
  readonly weight: number;
  /** From and up to how many encounters finished in the act. */
  readonly from: number;
  readonly to: number;
}

const other = (kind: EncounterKind, weight: number, from: number, to = 999): OtherRow => ({
  kind,
  weight,
  from,
  to,
});

/** What stands beside battles. A treasure must also have its own luck; a shop is open from the start of later acts. */
export const OTHERS: readonly OtherRow[] = [
  other("event", 2, 0),
  other("shop", 1, 1),
  other("rest", 1, 2),
  other("mystery", 1, 3),
  other("treasure", 1, 4),
  other("elite", 1, 3, 5),
];

/** What an army that licks its wounds may find beside a skirmish. */
export const RECOVERIES: readonly OtherRow[] = [
  other("event", 2, 0),
  other("shop", 1, 0),
  other("rest", 1, 0),
  other("treasure", 1, 0),
];
