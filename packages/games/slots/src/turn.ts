import { rival } from "@holmgang/kernel";
import type { Seat, Table } from "@holmgang/kernel";
import { activationBar } from "./activation.ts";
import { announce } from "./announce.ts";
import { place, unitAt } from "./board.ts";
import { trigger } from "./effects.ts";
import { LANES } from "./shape.ts";
import type { Event, State } from "./shape.ts";

/** A turn begins: cooldowns go down and turn-start abilities queue up, lane by lane. */
export function startTurn(state: State, seat: Seat, table: Table<Event>): void {
  state.turn = seat;
  state.turns++;
  state.activating = false;
  state.step = "start";
  announce(table, "turn_start", () => ({ seat, turn: state.turns }));
  for (const lane of LANES) {
    const at = place(seat, lane);
    const unit = unitAt(state, at);
    if (!unit) continue;
    if (unit.cooldown !== null && unit.cooldown > 0) unit.cooldown--;
    trigger(state, "turnStart", { place: at, unit });
  }
}

/** The rival's turn, unless the rival has passed: then the same player has another. */
export function nextTurn(state: State, table: Table<Event>): void {
  const other = rival(state.turn);
  startTurn(state, state.seats[other].passed ? state.turn : other, table);
}

/** Locks the seat out until the round ends. */
export function passTurn(state: State, forced: boolean, table: Table<Event>): void {
  const seat = state.turn;
  state.seats[seat].passed = true;
  announce(table, "passed", () => ({ seat, forced }));
}

export const bothPassed = ({ seats }: State): boolean => seats[0].passed && seats[1].passed;

/** With an empty hand and nothing to use there is nothing to do but pass. A hand of unplayable cards still hides itself. */
export const mustPass = (state: State): boolean =>
  state.seats[state.turn].hand.length === 0 && !anythingReady(state);

export const anythingReady = (state: State): boolean =>
  LANES.some((lane) => activationBar(state, state.turn, lane) === null);
