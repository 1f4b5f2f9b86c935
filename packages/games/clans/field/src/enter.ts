import { rival } from "@holmgang/kernel";
import { announce, told } from "./announce.ts";
import type { Run } from "./announce.ts";
import { holders, isAttuned, settle, steep } from "./board/auras.ts";
import { lookAround } from "./board/sight.ts";
import { columnOf, isBaseOf, isMiddle } from "./board/tiles.ts";
import type { Tile } from "./board/tiles.ts";
import { byEntering, has, hasRoom, isSpy, troopsAt } from "./board/units.ts";
import { trapDamage } from "./copy.ts";
import type { Going } from "./events.ts";
import { expose, fall, isDead, unmask, wound } from "./fight/hurt.ts";
import { hitBase } from "./hit-base.ts";
import { findRelic } from "./relic.ts";
import type { State, Unit } from "./shape.ts";

const FIRE_DAMAGE = 1;

/** A unit goes to another tile, by its own will or not, and meets what is there. */
export function go(run: Run, unit: Unit, to: Tile, how: Going): void {
  const from = unit.tile;
  relocate(run, unit, to, how);
  meet(run, unit, from);
}

/** A unit that came from a hand meets what is on its tile: nobody is driven back, frightened or drained there. */
export function arrive(run: Run, unit: Unit): void {
  lookAround(run);
  if (isGone(run, unit)) return;
  springTrap(run, unit);
  if (!isGone(run, unit) && isBurning(run.state, unit.tile)) burn(run, unit);
  if (!isGone(run, unit)) takesIn(run, unit);
}

function relocate(run: Run, unit: Unit, to: Tile, how: Going): void {
  const { state, table } = run;
  const from = unit.tile;
  unit.tile = to;
  state.units = [...state.units.filter((other) => other !== unit), unit];
  announce(table, "moved", () => ({ unit: told(unit), from, how }));
  settle(run, [unit]);
  lookAround(run);
}

/** In this order: trap, a spy at the base, fire, fear, marsh, what the ground gives, the relic. */
function meet(run: Run, unit: Unit, from: Tile): void {
  springTrap(run, unit);
  if (!isGone(run, unit)) strikeAtBase(run, unit);
  if (!isGone(run, unit) && isBurning(run.state, unit.tile)) {
    burn(run, unit);
    if (!isGone(run, unit) && hasRoom(run.state, unit, from)) {
      relocate(run, unit, from, "knock");
      springTrap(run, unit);
    }
  }
  if (!isGone(run, unit)) frighten(run, unit);
  if (!isGone(run, unit)) drain(run, unit);
  if (!isGone(run, unit)) takesIn(run, unit);
}

const isGone = ({ state }: Run, unit: Unit): boolean => isDead(unit) || !state.units.includes(unit);

function springTrap(run: Run, unit: Unit): void {
  const { state, table } = run;
  const owner = rival(unit.seat);
  const { traps } = state.tiles[unit.tile]!;
  const trap = traps[owner];
  if (!trap) return;
  traps[owner] = null;
  const { tile } = unit;
  announce(table, "trap_sprung", () => ({ seat: owner, tile, card: trap.card }));
  state.seats[owner].fallen.push({ ...trap, how: "spent", at: tile, seen: true, open: true });
  wound(run, unit, trap.decoy ? 0 : trapDamage(trap), { why: "trap", by: owner });
}

/** In the enemy base a spy strikes and is gone; a decoy of one is only gone. */
function strikeAtBase(run: Run, unit: Unit): void {
  if (!isSpy(unit) || !isBaseOf(rival(unit.seat), unit.tile)) return;
  unmask(run, unit);
  if (!unit.decoy) strikeAsSpy(run, unit);
  fall(run, unit, "spent", null);
  settle(run);
  lookAround(run);
}

/** It kills whoever stands there longest, or hits the base. */
function strikeAsSpy(run: Run, unit: Unit): void {
  const other = rival(unit.seat);
  const [victim] = troopsAt(run.state, unit.tile, other);
  if (victim) expose(run, victim);
  announce(run.table, "spy_struck", () => ({
    unit: told(unit),
    target: victim ? told(victim) : null,
  }));
  if (victim) fall(run, victim, "destroyed", unit.seat);
  else hitBase(run, other, 1, "spy");
}

export const isBurning = ({ tiles, halfTurn }: State, tile: Tile): boolean =>
  (tiles[tile]!.fire?.until ?? 0) >= halfTurn;

/** Who lit a fire is paid for what it kills. */
export function burn(run: Run, unit: Unit): void {
  const { fire } = run.state.tiles[unit.tile]!;
  wound(run, unit, FIRE_DAMAGE, { why: "fire", by: fire!.by }); // whoever asks has seen it burn
}

/** Every enemy that has this tile ahead and spreads fear takes all AP of a unit that it has not frightened before. */
function frighten({ state, table }: Run, unit: Unit): void {
  for (const by of byEntering(holders(state, rival(unit.seat), unit.tile))) {
    const isNew = !state.feared.some(([one, other]) => one === by.id && other === unit.id);
    if (!has(by, "fear") || !isNew) continue;
    state.feared.push([by.id, unit.id]);
    unit.ap = 0;
    announce(table, "frightened", () => ({ unit: told(unit), by: told(by) }));
  }
}

function drain({ state, table }: Run, unit: Unit): void {
  if (state.tiles[unit.tile]!.terrain !== "marsh" || unit.ap === 0) return;
  unit.ap = 0;
  announce(table, "changed", () => ({ unit: told(unit), why: "marsh" }));
}

function takesIn(run: Run, unit: Unit): void {
  const { state, table } = run;
  steep(run, unit);
  if (isAttuned(state, unit, "lake") && !unit.bathed.includes(unit.tile)) {
    unit.bathed.push(unit.tile);
    unit.ap++;
    announce(table, "changed", () => ({ unit: told(unit), why: "lake" }));
  }
  if (isMiddle(unit.tile)) findRelic(run, unit, columnOf(unit.tile));
}
