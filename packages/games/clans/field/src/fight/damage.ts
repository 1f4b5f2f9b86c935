import { command, inspiration, isAttuned, isRanged, wardOf } from "../board/auras.ts";
import { columnOf } from "../board/tiles.ts";
import type { Tile } from "../board/tiles.ts";
import { has, maxHp, partOf, powersOf, printedDamage } from "../board/units.ts";
import type { State, Unit } from "../shape.ts";

/** What woods add to who is attuned to them, and classes to each other. */
const WOODS_DAMAGE = 3;
const CLASS_DAMAGE = 4;
const TURTLE_WARD = 2;
const RANGED_ANSWER = 4;

/** A sum as it is told: what it is made of, what wounds leave of it, and what a shield takes off. */
export interface Reckoning {
  readonly parts: readonly Part[];
  /** By so much of so much. */
  readonly share: readonly [number, number];
  readonly ward: number;
  readonly dealt: number;
}

export interface Part {
  readonly why:
    | "printed"
    | "enhanced"
    | "woods"
    | "inspired"
    | "commanded"
    | "hero"
    | "ground"
    | "fury"
    | "pike"
    | "ride"
    | "turtle"
    | "ranged";
  readonly amount: number;
}

/** What a unit deals to another it attacks. */
export function reckonAttack(state: State, unit: Unit, target: Unit): Reckoning {
  const parts: readonly Part[] = [
    ...ownParts(state, unit),
    { why: "inspired", amount: inspiration(state, unit.seat, columnOf(unit.tile)) },
    { why: "commanded", amount: command(state, unit) },
    { why: "hero", amount: state.seats[unit.seat].roused },
    { why: "ground", amount: ground(state, unit, target.tile) },
    { why: "fury", amount: powersOf(unit).fury },
    { why: "pike", amount: against(unit, target) },
    { why: "ride", amount: has(unit, "ride") && has(target, "arrow") ? CLASS_DAMAGE : 0 },
    { why: "turtle", amount: isRanged(state, unit) && has(target, "turtle") ? -TURTLE_WARD : 0 },
  ];
  return reckon(parts, unit, unit.hp, wardOf(state, target));
}

/** What a unit with so many HP answers to one that attacked it where it stands. */
export function reckonAnswer(state: State, unit: Unit, attacker: Unit, hp: number): Reckoning {
  const parts: readonly Part[] = [
    ...ownParts(state, unit),
    { why: "fury", amount: powersOf(unit).fury },
    { why: "ranged", amount: isRanged(state, unit) ? -RANGED_ANSWER : 0 },
    { why: "pike", amount: against(unit, attacker) },
    { why: "ground", amount: ground(state, unit, unit.tile) },
  ];
  const isMute = printedDamage(unit) === 0;
  return reckon(isMute ? [] : parts, unit, hp, wardOf(state, attacker));
}

/** What a unit deals to the base at the end of its column: wounds weaken only its own. */
export function raidDamage(state: State, unit: Unit, tile: Tile): number {
  if (unit.decoy) return 0;
  return (
    reckon(ownParts(state, unit), unit, unit.hp, 0).dealt +
    ground(state, unit, tile) +
    inspiration(state, unit.seat, columnOf(unit.tile)) +
    state.seats[unit.seat].roused
  );
}

/** Half of a sum at no HP, all of it at full HP, rounded up (R31). */
export const weakened = (sum: number, hp: number, full: number): number =>
  sum <= 0 ? 0 : Math.ceil((sum * (full + hp)) / (2 * full));

/** What wounds leave of it; then what shields. A decoy deals nothing. */
function reckon(parts: readonly Part[], unit: Unit, hp: number, ward: number): Reckoning {
  const full = maxHp(unit);
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const scaled = unit.decoy ? 0 : weakened(sum, hp, full);
  return {
    parts: parts.filter(({ amount }) => amount !== 0),
    share: [full + hp, 2 * full],
    ward,
    dealt: Math.max(0, scaled - ward),
  };
}

const ownParts = (state: State, unit: Unit): readonly Part[] => [
  { why: "printed", amount: printedDamage(unit) },
  { why: "enhanced", amount: unit.enhanced },
  { why: "woods", amount: isAttuned(state, unit, "woods") ? WOODS_DAMAGE : 0 },
];

const ground = ({ tiles }: State, unit: Unit, tile: Tile): number =>
  partOf(unit).element === tiles[tile]!.terrain ? 1 : 0;

const against = (unit: Unit, other: Unit): number =>
  has(unit, "pike") && has(other, "ride") ? CLASS_DAMAGE : 0;
