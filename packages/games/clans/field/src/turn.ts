import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce, told } from "./announce.ts";
import type { Run } from "./announce.ts";
import { ageBegins } from "./age.ts";
import { settle } from "./board/auras.ts";
import { keepFleeting, lookAround } from "./board/sight.ts";
import { columnOf, TILES } from "./board/tiles.ts";
import { byEntering, isSpy, partOf, powersOf, unitsOf } from "./board/units.ts";
import { drawCards } from "./draw.ts";
import { atTheLimit, finish } from "./ending.ts";
import { burn, isBurning } from "./enter.ts";
import { isDead, wound } from "./fight/hurt.ts";
import { knows } from "./moves/craft.ts";
import { heal, wounds } from "./moves/help.ts";
import type { State, Unit } from "./shape.ts";

/** Whose turn it is. */
export const active = ({ first, halfTurn }: Pick<State, "first" | "halfTurn">): Seat =>
  halfTurn % 2 === 1 ? first : rival(first);

/** What lasts for a turn is over, and the other begins. */
export function endTurn(run: Run): void {
  const { state, table } = run;
  const seat = active(state);
  announce(table, "turn_end", () => ({ seat }));
  state.seats[seat].roused = 0;
  // A seat at a time: their order together would tell how many units each has brought.
  for (const owner of [seat, rival(seat)])
    for (const unit of byEntering(unitsOf(state, owner))) freshen(run, unit);
  startTurn(run);
}

function freshen({ table }: Run, unit: Unit): void {
  if (!unit.step && unit.bathed.length === 0) return;
  unit.step = false;
  unit.bathed = [];
  announce(table, "changed", () => ({ unit: told(unit), why: "faded" }));
}

/** In this order: the count, a new Age, fires, the draw, poison, fire, and for each who lives AP and healing. */
export function startTurn(run: Run): void {
  const { state, table } = run;
  if (state.halfTurn >= state.settings.turnLimit) return finish(run, atTheLimit(state));
  state.halfTurn++;
  state.played = 0;
  state.actions = 0;
  for (const own of state.seats) own.fleeting = own.openFleeting = [];
  const { halfTurn } = state;
  const seat = active(state);
  announce(table, "turn_start", () => ({ seat, halfTurn }));
  ageBegins(run);
  firesGoOut(run);
  lookAround(run);
  if (halfTurn > 1) drawCards(run, seat, state.settings.turnDraw);
  for (const unit of byEntering(unitsOf(state, seat))) suffer(run, unit);
  for (const unit of byEntering(unitsOf(state, seat))) scorch(run, unit);
  settle(run);
  for (const unit of byEntering(unitsOf(state, seat))) rest(run, unit);
  lookAround(run);
  keepFleeting(state);
}

function firesGoOut({ state, table }: Run): void {
  for (const tile of TILES) {
    const ground = state.tiles[tile]!;
    if (!ground.fire || ground.fire.until >= state.halfTurn) continue;
    ground.fire = null;
    announce(table, "fire_out", () => ({ tile, known: knows(ground) }));
  }
}

function suffer(run: Run, unit: Unit): void {
  if (unit.poison === 0) return;
  unit.poison--;
  wound(run, unit, 1, { why: "poison", by: rival(unit.seat) });
}

function scorch(run: Run, unit: Unit): void {
  if (run.state.settings.fireTick && !isDead(unit) && isBurning(run.state, unit.tile))
    burn(run, unit);
}

/** AP come back up to what a unit holds, and beyond it none stay; then it heals, and whom it helps. */
function rest(run: Run, unit: Unit): void {
  const { state, table } = run;
  const { ap, gain } = partOf(unit);
  const now = Math.min(ap, unit.ap + gain);
  if (now !== unit.ap) {
    unit.ap = now;
    announce(table, "changed", () => ({ unit: told(unit), why: "rested" }));
  }
  const { regen, heals } = powersOf(unit);
  if (regen > 0) heal(run, unit, regen, "start");
  const friend = heals > 0 ? worstOfColumn(state, unit) : null;
  if (friend) heal(run, friend, heals, "start");
}

function worstOfColumn(state: State, unit: Unit): Unit | null {
  const [found] = unitsOf(state, unit.seat)
    .filter((other) => other !== unit && columnOf(other.tile) === columnOf(unit.tile))
    .filter((other) => wounds(other) > 0 && !isSpy(other))
    .toSorted((a, b) => wounds(b) - wounds(a) || a.id - b.id);
  return found ?? null;
}
