import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { perform } from "./actions/perform.ts";
import { announce } from "./announce.ts";
import { dueBar } from "./bars.ts";
import { has, isStanding, unitOf } from "./board.ts";
import { buryDead } from "./deaths.ts";
import { openerOf } from "./opener.ts";
import { closeRound, takeToll } from "./round-end.ts";
import type { State, Unit } from "./shape.ts";
import { ACTING_ORDER, seatOf } from "./units.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** Lets the battle run until somebody must be asked, or it is over. */
export function proceed(battle: Battle): void {
  const { state } = battle;
  while (state.outcome === null && !isAsked(battle)) {
    /* isAsked has taken a step */
  }
}

/** Takes the next step of the battle; true if that is a player's to take. */
function isAsked(battle: Battle): boolean {
  const { state, table } = battle;
  const [fallen] = state.graves;
  if (fallen !== undefined) {
    announce(table, "remains_asked", () => ({ unit: who(state, fallen) }));
    return ask(state);
  }
  switch (state.step) {
    case "stored":
      carryOutStored(battle);
      return false;
    case "turns":
      return isTurn(battle);
    case "end":
      closeRound(battle);
      startRound(battle);
      return false;
  }
}

function ask(state: State): true {
  state.question++;
  return true;
}

/** A round begins with what was stored in the last one; then turns go to and fro. */
export function startRound(battle: Battle): void {
  const { state, table } = battle;
  const { round, settings } = state;
  state.step = "stored";
  state.turn = rival(openerOf(round, settings));
  announce(table, "round_start", () => ({ round }));
}

/** The next stored action, by id; it is what its unit does in this round, even if nothing can come of it any more. */
function carryOutStored(battle: Battle): void {
  const { state, table } = battle;
  const id = state.units.findIndex((unit) => unit !== null && unit.stored !== null);
  if (id < 0) {
    state.step = "turns";
    return;
  }
  const unit = unitOf(state, id);
  const action = unit.stored!;
  unit.stored = null;
  unit.acted = true;
  const fails = dueBar(state, action) !== null;
  announce(table, "action_due", () => ({ unit: who(state, id), action, fails }));
  if (!fails) perform(battle, action);
  buryDead(battle, seatOf(id));
}

/** The active unit goes on, or the next one's turn begins; with none left the round ends. */
function isTurn(battle: Battle): boolean {
  const { state } = battle;
  const { active } = state;
  if (active !== null) {
    const unit = state.units[active];
    if (unit && isStanding(state, active) && !unit.acted && state.used < actionsOf(unit))
      return beginAction(battle, active);
    if (unit) unit.acted = true;
    state.turn = seatOf(active);
  }
  const next = waiting(state, rival(state.turn)) ?? waiting(state, state.turn);
  state.active = next;
  state.used = 0;
  if (next !== null) return beginAction(battle, next);
  state.step = "end";
  takeToll(battle);
  return false;
}

function beginAction(battle: Battle, unit: UnitId): true {
  const { state, table } = battle;
  announce(table, "turn_start", () => ({ unit: who(state, unit), action: state.used + 1 }));
  return ask(state);
}

/** Speed gives two actions, unless slowness takes one of them. */
const actionsOf = (unit: Unit): number => (has(unit, "speed") && !has(unit, "slow") ? 2 : 1);

/** The first unit of a side that has not acted. */
function waiting({ units }: State, seat: Seat): UnitId | null {
  for (const id of ACTING_ORDER[seat]!) {
    const unit = units[id];
    if (unit != null && !unit.fallen && !unit.acted) return id;
  }
  return null;
}
