import type { Seat } from "@holmgang/kernel";
import { announce } from "../announce.ts";
import { heroOf } from "../board.ts";
import { lift } from "../buffs/gain.ts";
import type { Action, State } from "../shape.ts";
import { seatOf } from "../units.ts";
import type { UnitId } from "../units.ts";
import { carryOut } from "./carry-out.ts";
import type { Casting } from "./casting.ts";
import { skillRow } from "./skills.ts";
import { unitsMeant } from "./whom.ts";
import { who } from "../who.ts";
import type { Battle } from "../battle.ts";

type Use = Extract<Action, { kind: "skill" }>;

/** Uses a hero's skill, verb by verb. Whoever is unseen is seen then. */
export function useSkill(battle: Battle, { unit, at, debuff }: Use): void {
  const { state, table } = battle;
  const { skill } = heroOf(state, seatOf(unit));
  announce(table, "skill_used", () => ({ unit: who(state, unit), skill, at }));
  lift(battle, unit, "invisible", "used");
  const casting: Casting = { ...battle, hero: unit, skill, at, debuff, from: null, blows: [] };
  const { aim } = skillRow(skill);
  if (
    at !== null &&
    (aim === "enemy" || aim === "ally") &&
    unitsMeant(casting, "target").length === 0
  )
    return announce(table, "missed", () => ({ unit: who(state, unit), at }));
  for (const verb of skillRow(skill).does) if (carryOut(casting, verb) === "ends") return;
}

/** Setting a beacon costs no rest. */
export function tires(state: State, hero: UnitId): boolean {
  const { skill, beacon } = heroOf(state, seatOf(hero));
  return skill !== "beacon" || beacon !== null;
}

/** A skill rests from the moment it is used, or declared. */
export function rest(battle: Battle, seat: Seat): void {
  const { state, table } = battle;
  const hero = heroOf(state, seat);
  hero.cooldown = state.settings.skillCooldown;
  announce(table, "skill_rests", () => ({ seat, rounds: hero.cooldown }));
}
