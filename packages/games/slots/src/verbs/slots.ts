import { slotAt } from "../board.ts";
import { announce } from "../announce.ts";
import type { OngoingId } from "../cards/language.ts";
import { powerAt } from "../power.ts";
import type { Place } from "../shape.ts";
import type { Context } from "./context.ts";

/** What verbs do to slots, with or without a unit. */

/** Roots that had no power left give nothing, and nothing is announced. */
export function modifySlots(
  { state, table, by }: Context,
  places: readonly Place[],
  amount: number,
): void {
  if (amount === 0) return;
  for (const place of places) {
    const slot = slotAt(state, place);
    slot.modifier += amount;
    announce(table, "slot_changed", () => ({
      place,
      amount,
      modifier: slot.modifier,
      power: powerAt(state, place),
      by,
    }));
  }
}

export function markSlots(
  { state, table, by }: Context,
  places: readonly Place[],
  effect: OngoingId,
): void {
  for (const place of places) {
    const slot = slotAt(state, place);
    slot.ongoing = [...slot.ongoing, effect];
    announce(table, "slot_marked", () => ({ place, effect, by }));
  }
}

/** The modifier goes to 0; a unit there loses its buffs and its abilities, and keeps its damage. */
export function cleanseSlots({ state, table, by }: Context, places: readonly Place[]): void {
  for (const place of places) {
    const slot = slotAt(state, place);
    slot.modifier = 0;
    if (slot.unit) {
      slot.unit.buffs = 0;
      slot.unit.silenced = true;
    }
    announce(table, "slot_cleansed", () => ({
      place,
      card: slot.unit?.card ?? null,
      power: powerAt(state, place),
      by,
    }));
  }
}

/** A unit changes its slot; whoever stands there takes the one it left. Nothing is deployed. */
export function moveUnit({ state, table, by }: Context, from: Place, to: Place): void {
  const [here, there] = [slotAt(state, from), slotAt(state, to)];
  const { unit } = here;
  if (!unit) return;
  const swapped = there.unit;
  there.unit = unit;
  here.unit = swapped;
  announce(table, "unit_moved", () => ({
    seat: from.seat,
    from: from.lane,
    to: to.lane,
    card: unit.card,
    swapped: swapped?.card ?? null,
    powers: [powerAt(state, to) ?? 0, powerAt(state, from)] as const,
    by,
  }));
}
