import { rival } from "@holmgang/kernel";
import type { Seat, Table } from "@holmgang/kernel";
import { perform } from "./actions/perform.ts";
import { announce } from "./announce.ts";
import { has, unitOf } from "./board.ts";
import { buryDead, fall, leaveRemains } from "./deaths.ts";
import { choose, isChoice, missDraft } from "./draft.ts";
import { endByBell } from "./ending.ts";
import { proceed } from "./proceed.ts";
import type { Action, Event, Move, State } from "./shape.ts";
import { rest, tires } from "./skills/use-skill.ts";
import { heroId, seatOf } from "./units.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** Makes an accepted move and lets the match run on to the next question. */
export function apply(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  if (isChoice(move)) return choose(state, seat, move, table);
  const battle = { state, table };
  if (move.kind === "remains") leaveRemains(battle, move.leave);
  else if (move.kind === "end") endTurn(battle, move.unit);
  else act(battle, move);
  proceed(battle);
}

function endTurn(battle: Battle, id: UnitId): void {
  const { state, table } = battle;
  unitOf(state, id).acted = true;
  announce(table, "turn_passed", () => ({ unit: who(state, id) }));
}

/** A slow unit only declares what it will do; one that is quick as well acts at once, and only once. */
function act(battle: Battle, action: Action): void {
  const { state, table } = battle;
  const unit = unitOf(state, action.unit);
  const isTiring = action.kind === "skill" && tires(state, action.unit);
  if (has(unit, "slow") && !has(unit, "speed")) {
    unit.stored = action;
    unit.acted = true;
    announce(table, "action_stored", () => ({ unit: who(state, action.unit), action }));
  } else {
    perform(battle, action);
    state.used++;
  }
  if (isTiring) rest(battle, seatOf(action.unit));
  buryDead(battle, seatOf(action.unit));
}

/** The bell. In the draft chance will fill what is missing; a fallen minion leaves an obstacle; an action costs the hero 1 HP. */
export function expire(state: State, seat: Seat, table: Table<Event>): void {
  if (state.phase !== "battle") return missDraft(state, seat, table);
  const battle = { state, table };
  const isGrave = state.graves.length > 0;
  announce(table, "bell", () => ({ seat, asked: isGrave ? "remains" : "action" }));
  if (isGrave) leaveRemains(battle, "obstacle");
  else skip(battle, seat);
  proceed(battle);
}

/** Nothing keeps this point from being lost, and it costs one action, not the whole turn of a quick unit. */
function skip(battle: Battle, seat: Seat): void {
  const { state, table } = battle;
  const id: UnitId = heroId(seat);
  const hero = unitOf(state, id);
  state.used++;
  hero.hp--;
  announce(table, "hurt", () => ({
    unit: who(state, id),
    by: "bell",
    amount: 1,
    absorbed: 0,
    hp: hero.hp,
  }));
  if (hero.hp > 0) return;
  fall(battle, id);
  endByBell(battle, rival(seat));
}
