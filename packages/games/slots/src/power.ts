import { unitRow } from "./cards/cards.ts";
import { slotAt } from "./board.ts";
import type { Board } from "./board.ts";
import type { Place, Slot, Unit } from "./shape.ts";

/** Printed power, buffs, damage in full and the slot's modifier; may be below 0. */
export const rawPower = ({ card, buffs, damage }: Unit, { modifier }: Slot): number =>
  unitRow(card).power + buffs - damage + modifier;

/** What counts: never below 0. Null where no unit stands. */
export function powerAt(board: Board, at: Place): number | null {
  const slot = slotAt(board, at);
  return slot.unit ? Math.max(0, rawPower(slot.unit, slot)) : null;
}

export function isWounded(board: Board, at: Place): boolean {
  const { unit } = slotAt(board, at);
  return unit !== null && (powerAt(board, at) ?? 0) < unitRow(unit.card).power;
}
