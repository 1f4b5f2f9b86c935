import { rival } from "@holmgang/kernel";
import type { Refusal } from "@holmgang/kernel";
import { holdOn } from "../board/auras.ts";
import { troopCount, isSpy, partOf } from "../board/units.ts";
import { aimsAt, baseAhead, isLit, tilesInReach } from "../fight/targets.ts";
import type { State, Unit } from "../shape.ts";
import { rivalUnit } from "../who.ts";
import { no } from "./no.ts";

export function whyNotAttack(state: State, unit: Unit, id: number): Refusal | null {
  const target = rivalUnit(state, unit.seat, id);
  if (!target) return no("no-target", `You see no enemy ${id}.`);
  const unable = whyNotFight(state, unit);
  if (unable) return unable;
  if (!tilesInReach(unit).includes(target.tile))
    return no("out-of-reach", "It does not reach that tile.");
  if (!isLit(state, unit.seat, target.tile)) return no("fog", FOG);
  return aimsAt(state, unit.seat, target.tile).includes(target)
    ? null
    : no("guarded", "A guard stands there and must be attacked first.");
}

export function whyNotRaid(state: State, unit: Unit): Refusal | null {
  const unable = whyNotFight(state, unit);
  if (unable) return unable;
  const tile = baseAhead(unit);
  if (tile === null) return no("out-of-reach", "It does not reach the enemy base.");
  if (!isLit(state, unit.seat, tile)) return no("fog", FOG);
  return troopCount(state, tile, rival(unit.seat)) === 0
    ? null
    : no("defended", "Somebody stands before the base there.");
}

const FOG = "Fog lies on that base tile: bring somebody to the middle of its lane first.";

function whyNotFight(state: State, unit: Unit): Refusal | null {
  if (isSpy(unit)) return no("spies-hide", "A spy does not attack.");
  if (unit.ap < partOf(unit).strike)
    return no("no-ap", `An attack of it takes ${partOf(unit).strike} AP.`);
  return holdOn(state, unit).canAttack
    ? null
    : no("silenced", "An enemy before it keeps it from attacking.");
}
