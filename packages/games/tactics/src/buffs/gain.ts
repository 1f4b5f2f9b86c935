import { announce } from "../announce.ts";
import { buffRounds, fullHp, has, unitOf } from "../board.ts";
import type { SkillId } from "../skills/skills.ts";
import type { UnitId } from "../units.ts";
import { buffRow } from "./buffs.ts";
import type { BuffId } from "./buffs.ts";
import { who } from "../who.ts";
import type { Battle } from "../battle.ts";
import type { State } from "../shape.ts";

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

/** Shadows cannot be healed; the ascended are healed twice over. */
export function heal(battle: Battle, id: UnitId, amount: number, by: BuffId | SkillId): void {
  const { state, table } = battle;
  const unit = unitOf(state, id);
  const gained = Math.min(has(unit, "invulnerable") ? 2 * amount : amount, roomFor(state, id));
  if (gained <= 0) return;
  unit.hp += gained;
  announce(table, "healed", () => ({ unit: who(state, id), by, amount: gained, hp: unit.hp }));
}

/** How many HP a unit may gain now: as many as it can get, unless the settings keep it to what it began with. */
function roomFor({ settings, round, units }: State, id: UnitId): number {
  const unit = unitOf({ units }, id);
  if (unit.kind === "clone") return 0;
  if (!settings.pressureHeals && round >= settings.pressureRound) return 0;
  return settings.overheal ? Infinity : fullHp({ settings }, id, unit) - unit.hp;
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
