import { rival } from "@holmgang/kernel";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import { isRanged } from "../board/auras.ts";
import { isBaseOf } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { has, hasRoom, isSpy, partOf, powersOf, unitsAt } from "../board/units.ts";
import { go } from "../enter.ts";
import { spread } from "../fight/after.ts";
import { reckonAnswer, reckonAttack } from "../fight/damage.ts";
import { expose, fall, hurt, isDead, wound } from "../fight/hurt.ts";
import type { Unit } from "../shape.ts";

/** An attack, in its order: hit, answer, thorns, poison, cleave, sweep, push, splash, the fallen, the advance. */
export function attack(run: Run, unit: Unit, target: Unit): void {
  const { tile } = target;
  begin(run, unit);
  expose(run, target);
  announce(run.table, "attacks", () => ({ unit: told(unit), target: told(target) }));
  if (unit.decoy) return fall(run, unit, "spent", null);
  const dealt = exchange(run, unit, target);
  if (dealt === null) return;
  const killed = isDead(target);
  prick(run, unit, target);
  poison(run, unit, target);
  spread(run, { unit, target, tile, dealt });
  if (killed) fall(run, target, "destroyed", unit.seat);
  if (killed) advance(run, unit, tile);
}

/** AP are spent, and whoever attacks is seen through the rival's next turn. */
export function begin(run: Run, unit: Unit): void {
  unit.ap -= partOf(unit).strike;
  expose(run, unit, 1);
}

/** Hit and answer; null if the attacker fell before it could hit. Who strikes first, and alone does, is not answered if it kills. */
function exchange(run: Run, unit: Unit, target: Unit): number | null {
  const { state } = run;
  const isAnswered = !isRanged(state, unit);
  const swift = has(unit, "first");
  const wary = has(target, "first");
  const answer = (): void => {
    if (!isAnswered) return;
    const amount = reckonAnswer(state, target, unit, target.hp).dealt;
    if (amount > 0) wound(run, unit, amount, { why: "answer", by: target.seat });
  };
  if (wary && !swift) {
    answer();
    if (isDead(unit)) return null;
    return hurt(run, target, reckonAttack(state, unit, target).dealt, "attack");
  }
  const dealt = hurt(run, target, reckonAttack(state, unit, target).dealt, "attack");
  if (!(swift && !wary && isDead(target))) answer();
  return dealt;
}

function prick(run: Run, unit: Unit, target: Unit): void {
  const { thorns } = powersOf(target);
  if (thorns > 0 && !target.decoy && !isDead(target) && !isDead(unit))
    wound(run, unit, thorns, { why: "thorns", by: target.seat });
}

const POISON_TURNS = 2;

function poison({ table }: Run, unit: Unit, target: Unit): void {
  if (!has(unit, "poison") || unit.charges.poisoner === 0) return;
  unit.charges.poisoner--;
  if (!isDead(unit)) announce(table, "changed", () => ({ unit: told(unit), why: "acted" }));
  if (isDead(target)) return;
  target.poison = POISON_TURNS;
  announce(table, "changed", () => ({ unit: told(target), why: "poisoned" }));
}

/** Whoever killed hand to hand takes the ground, if nobody else holds it and it is no base. */
function advance(run: Run, unit: Unit, tile: Tile): void {
  const { state } = run;
  const other = rival(unit.seat);
  const stays =
    isDead(unit) || isRanged(state, unit) || isBaseOf(other, tile) || state.outcome !== null;
  const isHeld = unitsAt(state, tile, other).some((enemy) => !isSpy(enemy));
  if (!stays && !isHeld && unit.tile !== tile && hasRoom(state, unit, tile))
    go(run, unit, tile, "advance");
}
