import { announce } from "./announce.ts";
import { has, isStanding, unitOf } from "./board.ts";
import { lift } from "./buffs/gain.ts";
import { buryDead } from "./deaths.ts";
import { endByLimit } from "./ending.ts";
import type { Thing } from "./shape.ts";
import { UNIT_IDS, unitRow } from "./units.ts";
import type { UnitId } from "./units.ts";
import { who } from "./who.ts";
import type { Battle } from "./battle.ts";

/** Every unit has acted: bleed, decay, pressure, all before anybody falls; then the end of the match, or what the fallen leave. */
export function takeToll(battle: Battle): void {
  const { state, table } = battle;
  const { round, settings } = state;
  announce(table, "round_end", () => ({ round }));
  const standing = UNIT_IDS.filter((id) => isStanding(state, id));
  for (const id of standing) if (has(unitOf(state, id), "bleed")) wear(battle, id, "bleed");
  if (round >= settings.decayStartRound)
    for (const id of standing)
      if (unitRow(unitOf(state, id).kind).mortal) wear(battle, id, "decay");
  if (round >= settings.pressureRound) for (const id of standing) wear(battle, id, "pressure");
  buryDead(battle, null);
  if (state.outcome === null && round >= settings.roundLimit) endByLimit(battle);
}

/** What no shield stops and no guardian takes. */
function wear(battle: Battle, id: UnitId, by: "bleed" | "decay" | "pressure"): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  if (unit.hp === 0 || has(unit, "invulnerable")) return;
  unit.hp--;
  announce(table, "hurt", () => ({
    unit: who(state, id),
    by,
    amount: 1,
    absorbed: 0,
    hp: unit.hp,
  }));
}

/** What lasts so many rounds has one less, and everybody may act again. */
export function closeRound(battle: Battle): void {
  const { state, table } = battle;
  const { round } = state;
  announce(table, "round_over", () => ({ round }));
  for (const id of UNIT_IDS) if (isStanding(state, id)) passRound(battle, id);
  for (const hero of state.heroes ?? []) hero.cooldown = Math.max(0, hero.cooldown - 1);
  ageTiles(battle);
  state.round++;
}

function passRound(battle: Battle, id: UnitId): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  unit.acted = false;
  if (unit.buffs.length === 0) return;
  const over = unit.buffs.filter(({ rounds }) => rounds === 1);
  unit.buffs = unit.buffs.map((buff) => ({ ...buff, rounds: buff.rounds - 1 }));
  for (const buff of over) lift(battle, id, buff.id, "over");
  if (!over.some((buff) => buff.id === "shadow")) return;
  announce(table, "clone_faded", () => ({ unit: who(state, id), tile: unit.tile }));
  state.units[id] = null;
}

function ageTiles(battle: Battle): void {
  const { state, table } = battle;
  if (state.things.length === 0) return;
  const left: Thing[] = [];
  for (const thing of state.things)
    if (thing.kind === "obstacle") left.push(thing);
    else if (thing.rounds > 1) left.push({ ...thing, rounds: thing.rounds - 1 });
    else announce(table, "tile_gone", () => ({ tile: thing.tile, buff: thing.buff }));
  state.things = left;
}
