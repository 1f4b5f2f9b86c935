import { pick, rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce } from "./announce.ts";
import { has, heroOf, unitOf } from "./board.ts";
import { heal } from "./buffs/gain.ts";
import { afterDeaths } from "./ending.ts";
import type { Remains, Unit } from "./shape.ts";
import { TILE_BUFFS } from "./buffs/buffs.ts";
import { heroId, isHero, seatOf, UNIT_IDS, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** Whoever is at 0 HP falls, by id; then it is asked whether that was the end. `actor` is whose action it was; null at a round's end. */
export function buryDead(battle: Battle, actor: Seat | null): void {
  const { state } = battle;
  if (!state.units.some(isDying)) return;
  for (const id of UNIT_IDS.filter((each) => isDying(state.units[each] ?? null))) fall(battle, id);
  afterDeaths(battle, actor);
}

const isDying = (unit: Unit | null): boolean => unit !== null && !unit.fallen && unit.hp === 0;

/** Falls where it stands. Whoever marked it gains by it, a mage's beacon goes out, a minion leaves something. */
export function fall(battle: Battle, id: UnitId): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const { tile } = unit;
  const isMarked = has(unit, "mark");
  unit.fallen = true;
  unit.stored = null;
  announce(table, "fell", () => ({ unit: who(state, id), tile }));
  const marker = heroId(rival(seatOf(id)));
  // A hero at 0 is not brought back by it.
  if (isMarked && unitOf(state, marker).hp > 0) heal(battle, marker, MARK_HEALS, "mark");
  if (isHero(id)) darken(battle, seatOf(id));
  if (unitRow(unit.kind).mortal) state.graves = [...state.graves, id];
  else if (unit.kind === "clone") state.units[id] = null;
}

const MARK_HEALS = 2;

/** A beacon goes out with its mage. */
function darken({ state, table }: Battle, seat: Seat): void {
  const hero = heroOf(state, seat);
  const tile = hero.beacon;
  if (tile === null) return;
  hero.beacon = null;
  announce(table, "beacon_gone", () => ({ seat, tile }));
}

/** The owner of the first fallen minion has said what it leaves; it takes the place of whatever lay there. */
export function leaveRemains(battle: Battle, leave: Remains): void {
  const { state, table } = battle;
  const [unit, ...rest] = state.graves;
  const { tile } = unitOf(state, unit!);
  const { obstacleHp, tileRounds } = state.settings;
  const others = state.things.filter((thing) => thing.tile !== tile);
  state.graves = rest;
  const buff = leave === "tile" ? pick(table.rng, TILE_BUFFS) : null;
  state.things = [
    ...others,
    buff === null
      ? { kind: "obstacle", tile, hp: obstacleHp }
      : { kind: "tile", tile, buff, rounds: tileRounds },
  ];
  announce(table, "remains_left", () => ({
    unit: who(state, unit!),
    tile,
    leave,
    buff,
    amount: buff === null ? obstacleHp : tileRounds,
  }));
}
