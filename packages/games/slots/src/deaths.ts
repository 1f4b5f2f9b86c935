import type { Table } from "@holmgang/kernel";
import { allPlaces, slotAt } from "./board.ts";
import { announce } from "./announce.ts";
import { react, trigger } from "./effects.ts";
import { leave } from "./leave.ts";
import { rawPower } from "./power.ts";
import type { Event, Slot, State } from "./shape.ts";

/** The state check: all that are killed or without power leave together; then their Deaths; then who saw them die. */
export function buryTheDead(state: State, killed: readonly number[], table: Table<Event>): void {
  if (!isAnyDead(state.seats[0].slots, killed) && !isAnyDead(state.seats[1].slots, killed)) return;
  const gone = allPlaces(state.turn)
    .filter((at) => isDead(slotAt(state, at), killed))
    .map((at) => leave(state, at, "graveyard"));
  announce(table, "units_died", () => ({
    dead: gone.map(({ place, unit }) => ({ place, card: unit.card })),
  }));
  for (const fallen of gone) trigger(state, "death", fallen, fallen.power);
  for (const { place } of gone) react(state, "nearDeath", place, 0);
}

/** Asked after every effect, and hardly ever so: the order matters only if anybody is. */
function isAnyDead(slots: readonly Slot[], killed: readonly number[]): boolean {
  for (let lane = 0; lane < slots.length; lane++) if (isDead(slots[lane]!, killed)) return true;
  return false;
}

const isDead = (slot: Slot, killed: readonly number[]): boolean =>
  slot.unit !== null && (rawPower(slot.unit, slot) <= 0 || killed.includes(slot.unit.id));
