import { rival } from "@holmgang/kernel";
import { announce } from "../announce.ts";
import { strike } from "../blow.ts";
import { has, heroOf, strikeOf, thingAt, unitAt, unitOf } from "../board.ts";
import { lift } from "../buffs/gain.ts";
import type { Tile } from "../tiles.ts";
import { heroId, seatOf } from "../units.ts";
import type { UnitId } from "../units.ts";
import { who } from "../who.ts";
import type { Battle } from "../battle.ts";

/** What a dodge or a challenger strikes back with. */
const COUNTER = 2;

/** A basic attack on whatever is on that tile, from its first step to its last (RULES.md, "An attack"). */
export function attack(battle: Battle, id: UnitId, at: Tile): void {
  const { state, table } = battle;
  const power = spend(battle, id);
  const target = unitAt(state, at);
  announce(table, "attacked", () => ({
    unit: who(state, id),
    at,
    target: target === null ? null : who(state, target),
    power,
  }));
  if (thingAt(state, at)?.kind === "obstacle") hitObstacle(battle, id, at, power);
  else if (target === null || seatOf(target) === seatOf(id))
    announce(table, "missed", () => ({ unit: who(state, id), at }));
  else if (has(unitOf(state, target), "feint")) dodge(battle, id, target);
  else hit(battle, id, target, power);
  lift(battle, id, "invisible", "used");
}

/** The power of the attack; it uses a charge of Nature's Power, whatever comes of it. */
function spend(battle: Battle, id: UnitId): number {
  const { state, table } = battle;
  const power = strikeOf(state, id);
  const hero = heroOf(state, seatOf(id));
  if (id === heroId(seatOf(id)) && hero.charges > 0) {
    hero.charges--;
    announce(table, "charged", () => ({ unit: who(state, id), charges: hero.charges }));
  }
  return power;
}

function hitObstacle(battle: Battle, id: UnitId, tile: Tile, power: number): void {
  const { state, table } = battle;
  const thing = thingAt(state, tile);
  if (thing?.kind !== "obstacle") return;
  const amount = has(unitOf(state, id), "power") ? thing.hp : Math.min(thing.hp, power);
  const hp = thing.hp - amount;
  state.things = state.things.flatMap((other) =>
    other !== thing ? [other] : hp > 0 ? [{ ...thing, hp }] : [],
  );
  announce(table, "obstacle_hit", () => ({ tile, amount, hp }));
}

function dodge(battle: Battle, attacker: UnitId, unit: UnitId): void {
  const { state, table } = battle;
  announce(table, "dodged", () => ({ unit: who(state, unit), attacker: who(state, attacker) }));
  lift(battle, unit, "feint", "used");
  counter(battle, unit, attacker);
}

/** Whoever is challenged does half damage to all but the challenger, and is struck back by that one. */
function hit(battle: Battle, id: UnitId, target: UnitId, damage: number): void {
  const { state } = battle;
  const challenger = has(unitOf(state, id), "challenge") ? heroId(rival(seatOf(id))) : null;
  const halved = challenger === null ? {} : { halvedBut: challenger };
  const taker = strike(battle, { by: "attack", target, damage, ...halved });
  if (taker === challenger && !has(unitOf(state, taker), "invulnerable"))
    counter(battle, challenger, id);
}

function counter(battle: Battle, unit: UnitId, attacker: UnitId): void {
  const { state, table } = battle;
  announce(table, "countered", () => ({ unit: who(state, unit), attacker: who(state, attacker) }));
  strike(battle, { by: "counter", target: attacker, damage: COUNTER });
}
