import type { CardId, Hand, Layout } from "@holmgang/orcain";

/** What the player has staged this round, and the way back. */
export interface Plan {
  readonly layout: Layout;
  /** Layouts before it, the latest last. */
  readonly past: readonly Layout[];
}

export type Slot = 0 | 1 | 2;
export const SLOTS = [0, 1, 2] as const satisfies readonly Slot[];

export const EMPTY: Layout = [null, null, null];
export const NO_PLAN: Plan = { layout: EMPTY, past: [] };

/** Lays a card of the hand; one that lay in another slot changes places with what lies there. */
export function lay(plan: Plan, hand: Hand, index: number, slot: Slot): Plan {
  const card = hand[index];
  if (card === undefined) return plan;
  const from = slotOf(plan.layout, hand, index);
  if (from === slot) return plan;
  if (from !== null) return swap(plan, from, slot);
  return changed(plan, (layout) => (layout[slot] = card));
}

/** Moves a card to another slot, and what lay there to where it came from. */
export const swap = (plan: Plan, from: Slot, to: Slot): Plan =>
  from === to
    ? plan
    : changed(
        plan,
        (layout) => ([layout[from], layout[to]] = [layout[to] ?? null, layout[from] ?? null]),
      );

export const takeBack = (plan: Plan, slot: Slot): Plan =>
  plan.layout[slot] === null ? plan : changed(plan, (layout) => (layout[slot] = null));

export const clearAll = (plan: Plan): Plan =>
  plan.layout.every((card) => card === null) ? plan : changed(plan, (layout) => layout.fill(null));

export function undo({ layout, past }: Plan): Plan {
  const before = past.at(-1);
  return before ? { layout: before, past: past.slice(0, -1) } : { layout, past };
}

export const missing = (layout: Layout): number => layout.filter((card) => card === null).length;

export const firstFree = (layout: Layout): Slot | null =>
  SLOTS.find((slot) => layout[slot] === null) ?? null;

/** The slot that each card of the hand lies in, by its place in the hand: the leftmost copy is laid first. */
export function laidIn(layout: Layout, hand: Hand): readonly (Slot | null)[] {
  const places: (Slot | null)[] = hand.map(() => null);
  for (const slot of SLOTS) {
    const at = hand.findIndex((card, index) => card === layout[slot] && places[index] === null);
    if (at >= 0) places[at] = slot;
  }
  return places;
}

const slotOf = (layout: Layout, hand: Hand, index: number): Slot | null =>
  laidIn(layout, hand)[index] ?? null;

function changed({ layout, past }: Plan, change: (layout: (CardId | null)[]) => unknown): Plan {
  const next: [CardId | null, CardId | null, CardId | null] = [...layout];
  change(next);
  return { layout: next, past: [...past, layout] };
}
