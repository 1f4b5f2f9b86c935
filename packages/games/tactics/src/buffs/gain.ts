import { announce } from "../announce.ts";
import { buffRounds, has, unitOf } from "../board.ts";
import type { SkillId } from "../skills/skills.ts";
import type { UnitId } from "../units.ts";
import { buffRow } from "./buffs.ts";
import type { BuffId } from "./buffs.ts";
import { who } from "../who.ts";
import type { Battle } from "../battle.ts";

/** Lays a buff on a unit: the same one again lasts as long as a new one, and gives its HP again. */
export function gain(battle: Battle, id: UnitId, buff: BuffId): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const rounds = buffRounds(state, buff);
  unit.buffs = [...unit.buffs.filter((other) => other.id !== buff), { id: buff, rounds }];
  announce(table, "buff_gained", () => ({ unit: who(state, id), buff, rounds }));
  const { hp } = buffRow(buff);
  if (hp > 0) heal(battle, id, hp, buff);
  if (hp < 0 && !has(unit, "invulnerable")) lose(battle, id, -hp);
}

/** What weakens at once takes HP past every shield. */
function lose(battle: Battle, id: UnitId, amount: number): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const lost = Math.min(unit.hp, amount);
  unit.hp -= lost;
  announce(table, "hurt", () => ({
    unit: who(state, id),
    by: "weakness",
    amount: lost,
    absorbed: 0,
    hp: unit.hp,
  }));
}

/** HP may rise above what a unit began with. Shadows cannot be healed; the ascended are healed twice over. */
export function heal(battle: Battle, id: UnitId, amount: number, by: BuffId | SkillId): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  if (unit.kind === "clone") return;
  const gained = has(unit, "invulnerable") ? 2 * amount : amount;
  unit.hp += gained;
  announce(table, "healed", () => ({ unit: who(state, id), by, amount: gained, hp: unit.hp }));
}

/** Takes a buff from a unit that has it. */
export function lift(
  battle: Battle,
  id: UnitId,
  buff: BuffId,
  why: "used" | "over" | "cured" | "broken",
): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  if (!has(unit, buff)) return;
  unit.buffs = unit.buffs.filter((other) => other.id !== buff);
  if (buff === "shield") unit.shield = 0;
  announce(table, "buff_lost", () => ({ unit: who(state, id), buff, why }));
}
