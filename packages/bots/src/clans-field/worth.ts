import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import {
  active,
  baseAhead,
  isMiddle,
  maxHp,
  partOf,
  printedDamage,
  raidDamage,
  troopCount,
  powersOf,
} from "@holmgang/clans/field";
import type { State, Unit } from "@holmgang/clans/field";

const WON = 10_000;
const HP = 5;
const CARD = 4;
const MIDDLE = 3;
const THREAT = 3;
const LAST_HP = 60;

/** What a state is worth to a seat: bases, units, cards, ground, and what both bases have to fear next. */
export function worth(state: State, seat: Seat): number {
  const { outcome } = state;
  if (outcome) return outcome.result === "win" ? (outcome.seat === seat ? WON : -WON) : 0;
  return standing(state, seat) - standing(state, rival(seat));
}

function standing(state: State, seat: Seat): number {
  const { hp, hand } = state.seats[seat];
  const facing = threatTo(state, seat);
  // A base about to fall is worth nothing to its owner.
  const safe = Math.max(0, hp - facing);
  let sum = HP * hp - THREAT * facing + CARD * hand.length - (safe === 0 ? LAST_HP : 0);
  for (const unit of state.units) if (unit.seat === seat) sum += unitWorth(unit);
  return sum;
}

/** A unit by what it deals and bears; wounds count, for the wounded deal less; ground gained counts a little. */
function unitWorth(unit: Unit): number {
  if (unit.decoy) return 1;
  const { fury, shield, inspires, commands, fortifies, tileShield, thorns, regen } = powersOf(unit);
  const damage = printedDamage(unit) + unit.enhanced + fury;
  const helps = 2 * (inspires + commands + fortifies + regen + thorns) + tileShield;
  const body = unit.hp + 2 * shield;
  const share = (maxHp(unit) + unit.hp) / (2 * maxHp(unit));
  const poison = Math.min(unit.poison, unit.hp);
  return (
    3 + 1.2 * damage * share + 0.8 * body + helps - poison + (isMiddle(unit.tile) ? MIDDLE : 0)
  );
}

/** What the rival's units could deal to a seat's base from where they stand, where nobody stands before it. */
function threatTo(state: State, seat: Seat): number {
  const other = rival(seat);
  const isNext = active(state) !== other;
  let sum = 0;
  for (const unit of state.units) {
    if (unit.seat !== other || unit.decoy || powersOf(unit).flags.hide) continue;
    const tile = baseAhead(unit);
    if (tile === null || troopCount(state, tile, seat) > 0) continue;
    const ap = isNext ? Math.min(partOf(unit).ap, unit.ap + partOf(unit).gain) : unit.ap;
    sum += Math.floor(ap / partOf(unit).strike) * raidDamage(state, unit, tile);
  }
  return Math.min(sum, state.seats[seat].hp);
}
