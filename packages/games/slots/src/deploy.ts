import type { Seat, Table } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { front, hasStatic, place, slotAt, unitAt } from "./board.ts";
import type { Board } from "./board.ts";
import { unitRow } from "./cards/cards.ts";
import type { UnitId } from "./cards/cards.ts";
import { react, trigger } from "./effects.ts";
import { leave } from "./leave.ts";
import type { Event, Lane, Place, State, Unit } from "./shape.ts";

/**
 * A unit comes onto a slot, played or by an effect. Everything that follows queues up at once and in this order: Death
 * and Consumed of the unit it covers, its own arrival, the slot's ongoing effects, its Deploy, its Consume, and those who
 * saw the covered unit die.
 */
export function deploy(state: State, card: UnitId, at: Place, table: Table<Event>): void {
  const { seat, lane } = at;
  const unit = newUnit(state, card);
  const covered = unitAt(state, at) ? leave(state, at, "graveyard") : null;
  if (covered) {
    announce(table, "unit_consumed", () => ({ place: at, unit: { ...covered.unit } }));
    trigger(state, "death", covered, covered.power);
    trigger(state, "consumed", covered, covered.power);
  }
  state.queue.push({ kind: "place", seat, lane, unit });
  for (const effect of slotAt(state, at).ongoing)
    state.queue.push({ kind: "ongoing", seat, lane, unit: unit.id, effect });
  trigger(state, "deploy", { place: at, unit });
  if (covered) {
    trigger(state, "consume", { place: at, unit }, covered.power);
    react(state, "nearDeath", at, 0);
  }
}

function newUnit(state: State, card: UnitId): Unit {
  const { ready } = unitRow(card);
  const id = state.nextUnit++;
  return { id, card, buffs: 0, damage: 0, silenced: false, cooldown: ready, arrived: state.turns };
}

/** Why a unit may not be deployed here, or null. */
export function deployBar(
  board: Board,
  card: UnitId,
  seat: Seat,
  lane: Lane,
): "barred" | "needs-own-unit" | null {
  const at = place(seat, lane);
  if (hasStatic(unitAt(board, front(at)), "bars")) return "barred";
  if (unitRow(card).static === "ontoOwn" && unitAt(board, at) === null) return "needs-own-unit";
  return null;
}
