import type { Seat } from "@holmgang/kernel";
import { CHARGED } from "../../../src/cards/field-language.ts";
import { PARTS } from "../../../src/cards/field-profile.ts";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import type { Tile } from "../board/tiles.ts";
import { maxHp, partOf, powersOf, printedDamage, unitsAt } from "../board/units.ts";
import type { Events } from "../events.ts";
import { fall } from "../fight/hurt.ts";
import type { Helping, State, Unit } from "../shape.ts";

/** What a unit does for a friend on its tile, for the AP of an attack. All but medics are gone by it. */
export function help(run: Run, kind: Helping, unit: Unit, target: Unit): void {
  if (kind === "heal") return healBy(run, unit, target);
  unit.ap -= partOf(unit).strike;
  HELPS[kind](target);
  announce(run.table, "changed", () => ({ unit: told(target), why: WHY[kind] }));
  fall(run, unit, "spent", null);
}

const HELPS: Readonly<Record<Exclude<Helping, "heal">, (target: Unit) => void>> = {
  enhance: (target) => (target.enhanced += printedDamage(target)),
  boost: (target) => target.ap++,
  reset: (target) => {
    for (const tag of chargedTags(target)) target.charges[tag]++;
  },
};

const WHY = { enhance: "enhanced", boost: "boosted", reset: "reset" } as const;

/** What of a unit's abilities can be used up. */
export const chargedTags = ({ kit }: Unit) =>
  CHARGED.filter((tag) => PARTS[kit].abilities.some((ability) => ability.tag === tag));

export function healBy(run: Run, unit: Unit, target: Unit): void {
  unit.ap -= partOf(unit).strike;
  announce(run.table, "changed", () => ({ unit: told(unit), why: "acted" }));
  heal(run, target, powersOf(unit).medic, "medic");
}

/** Never above what a unit may have; nothing is told where nothing is healed. */
export function heal({ table }: Run, unit: Unit, most: number, why: Events["healed"]["why"]): void {
  const amount = Math.min(most, maxHp(unit) - unit.hp);
  if (amount <= 0) return;
  unit.hp += amount;
  announce(table, "healed", () => ({ unit: told(unit), amount, why }));
}

export const wounds = (unit: Unit): number => maxHp(unit) - unit.hp;

/** Who misses most HP on a tile; of equals the first to have entered. */
export function mostWounded(state: State, seat: Seat, tile: Tile): Unit | null {
  const [found] = unitsAt(state, tile, seat)
    .filter((unit) => wounds(unit) > 0)
    .toSorted((a, b) => wounds(b) - wounds(a) || a.id - b.id);
  return found ?? null;
}
