import type { Table } from "@holmgang/kernel";
import { allPlaces, slotAt } from "./board.ts";
import { announce } from "./announce.ts";
import { react, trigger } from "./effects.ts";
import { leave } from "./leave.ts";
import { rawPower } from "./power.ts";
import type { Event, Place, State } from "./shape.ts";

/** The state check: all that are killed or without power leave together; then their Deaths; then who saw them die. */
export function buryTheDead(state: State, killed: readonly number[], table: Table<Event>): void {
  let dead: Place[] | null = null;
  for (const at of allPlaces(state.turn)) {
    const slot = slotAt(state, at);
    if (slot.unit && (rawPower(slot.unit, slot) <= 0 || killed.includes(slot.unit.id)))
      (dead ??= []).push(at);
  }
  if (!dead) return;
  const gone = dead.map((at) => leave(state, at, "graveyard"));
  announce(table, "units_died", () => ({
    dead: gone.map(({ place, unit }) => ({ place, card: unit.card })),
  }));
  for (const fallen of gone) trigger(state, "death", fallen, fallen.power);
  for (const { place } of gone) react(state, "nearDeath", place, 0);
}
