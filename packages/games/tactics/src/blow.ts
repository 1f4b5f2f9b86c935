import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { has, isStanding, unitOf } from "./board.ts";
import { lift } from "./buffs/gain.ts";
import type { State } from "./shape.ts";
import { distance } from "./tiles.ts";
import { isHero, seatOf, UNIT_IDS, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** A blow by attack, skill or counter. */
interface Blow {
  readonly by: "attack" | "skill" | "counter";
  readonly target: UnitId;
  readonly damage: number;
  /** Everybody but this unit takes half of it; absent where nobody does. */
  readonly halvedBut?: UnitId;
}

/** What a Death Mark adds. */
const MARK = 2;

/** Lets a blow fall, on the target or its guardian; returns who took it. */
export function strike(battle: Battle, blow: Blow): UnitId {
  const { state, table } = battle;
  const taker = guardian(state, blow.target);
  if (taker !== blow.target)
    announce(table, "guarded", () => ({ tank: who(state, taker), unit: who(state, blow.target) }));
  const unit = unitOf(state, taker);
  if (has(unit, "invulnerable")) announce(table, "unharmed", () => ({ unit: who(state, taker) }));
  else take(battle, taker, damageTo(state, taker, blow), blow.by);
  return taker;
}

/** A standing Tank of the same side beside the target takes its place; the lowest id of several. */
function guardian(state: Pick<State, "units">, target: UnitId): UnitId {
  const { tile } = unitOf(state, target);
  for (const id of UNIT_IDS) {
    if (id === target || seatOf(id) !== seatOf(target) || !isStanding(state, id)) continue;
    const unit = unitOf(state, id);
    if (!unitRow(unit.kind).guards || unit.hp === 0 || has(unit, "stun")) continue;
    if (distance(unit.tile, tile) === 1) return id;
  }
  return target;
}

function damageTo(state: State, taker: UnitId, { damage, halvedBut }: Blow): number {
  const whole = damage + (has(unitOf(state, taker), "mark") ? MARK : 0);
  return halvedBut === undefined || taker === halvedBut ? whole : Math.floor(whole / 2);
}

/** The shield first, then HP; what is really lost is counted for whoever dealt it. */
function take(battle: Battle, id: UnitId, damage: number, by: Blow["by"]): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const absorbed = Math.min(unit.shield, damage);
  const amount = Math.min(unit.hp, damage - absorbed);
  unit.shield -= absorbed;
  unit.hp -= amount;
  count(state, rival(seatOf(id)), id, amount);
  announce(table, "hurt", () => ({ unit: who(state, id), by, amount, absorbed, hp: unit.hp }));
  if (absorbed > 0 && unit.shield === 0) lift(battle, id, "shield", "broken");
}

function count({ dealt }: State, seat: Seat, id: UnitId, amount: number): void {
  if (isHero(id)) dealt[seat].hero += amount;
  else dealt[seat].units += amount;
}
