import { rival } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { announce, told } from "../announce.ts";
import type { Run } from "../announce.ts";
import type { State, Unit } from "../shape.ts";
import { byEntering, has, maxHp, partOf, powersOf, unitsAt } from "./units.ts";
import { columnOf, distance, tileAhead } from "./tiles.ts";
import type { Column, Tile } from "./tiles.ts";

/** HP that the marsh lends to whoever is attuned to it. */
const MARSH_HP = 5;

/** Whether its rival knows what a unit is: only then does it hold, guard and frighten. */
const isShown = ({ sight }: Unit): boolean => sight.rival === 2;

/** What enemies on the tile behind a unit's front do to it. */
interface Hold {
  readonly canWalk: boolean;
  readonly canAttack: boolean;
}

export function holdOn(state: State, { tile, seat }: Pick<Unit, "tile" | "seat">): Hold {
  const before = holders(state, rival(seat), tile);
  if (before.length === 0) return FREE;
  return {
    canWalk: !before.some((unit) => has(unit, "glue") || has(unit, "paralyze")),
    canAttack: !before.some((unit) => has(unit, "silence") || has(unit, "paralyze")),
  };
}

const FREE: Hold = { canWalk: true, canAttack: true };

/** Units of a seat that have this tile ahead of them. */
export function holders({ units }: State, seat: Seat, tile: Tile): Unit[] {
  const from = tileAhead(rival(seat), tile);
  return from === null
    ? []
    : units.filter((unit) => unit.seat === seat && unit.tile === from && isShown(unit));
}

/** Added to attacks from a column by all that inspire there. */
export const inspiration = (state: State, seat: Seat, column: Column): number =>
  sumOver(state, seat, (unit) => (columnOf(unit.tile) === column ? powersOf(unit).inspires : 0));

/** Added by the others of its tile, and by commanders of its class near it. */
export const command = (state: State, unit: Unit): number =>
  sumOver(state, unit.seat, (other) =>
    other !== unit && other.tile === unit.tile ? powersOf(other).commands : 0,
  ) + motivation(state, unit);

/** What commanders lend, in damage and in HP. */
function motivation(state: State, unit: Unit): number {
  const { troop } = partOf(unit);
  if (troop === null) return 0;
  const lends = (other: Unit): boolean =>
    other !== unit && partOf(other).troop === troop && distance(other.tile, unit.tile) <= 1;
  return sumOver(state, unit.seat, (other) => (lends(other) ? powersOf(other).motivates : 0));
}

/** Taken from attacks on a unit and from answers to it. */
export const wardOf = (state: State, unit: Unit): number =>
  powersOf(unit).shield +
  sumOver(state, unit.seat, (other) => {
    const { tileShield, fortifies } = powersOf(other);
    const near = other.tile === unit.tile ? tileShield : 0;
    return columnOf(other.tile) === columnOf(unit.tile) ? near + fortifies : near;
  });

function sumOver({ units }: State, seat: Seat, of: (unit: Unit) => number): number {
  let sum = 0;
  for (const unit of units) if (unit.seat === seat) sum += of(unit);
  return sum;
}

/** Whether a unit shoots: nobody answers it, and it does not advance. */
export const isRanged = (state: State, unit: Unit): boolean =>
  has(unit, "shoot") || isAttuned(state, unit, "desert");

/** Whether a unit stands on ground of this kind and is attuned to it. */
export const isAttuned = (
  { tiles }: State,
  unit: Unit,
  terrain: "desert" | "woods" | "marsh" | "lake",
): boolean => has(unit, "attune") && tiles[unit.tile]!.terrain === terrain;

/**
 * Sets HP that place and friends lend to what they lend now; who loses some keeps what its own HP allow, and at least 1.
 * Whoever is `coming` to its tile first meets what lies there: the ground lends it nothing yet.
 */
export function settle(run: Run, coming: readonly Unit[] = []): void {
  const { units } = run.state;
  const isLed = units.some((unit) => powersOf(unit).motivates > 0);
  for (const unit of byEntering(units)) {
    const motivated = isLed ? motivation(run.state, unit) : 0;
    const steeped = marshHp(run.state, unit);
    lend(run, unit, "motivated", motivated);
    lend(run, unit, "steeped", coming.includes(unit) ? Math.min(unit.steeped, steeped) : steeped);
  }
}

/** The ground lends a unit what it gives to the attuned. */
export const steep = (run: Run, unit: Unit): void =>
  lend(run, unit, "steeped", marshHp(run.state, unit));

const marshHp = (state: State, unit: Unit): number =>
  isAttuned(state, unit, "marsh") ? MARSH_HP : 0;

function lend({ table }: Run, unit: Unit, what: "motivated" | "steeped", amount: number): void {
  const more = amount - unit[what];
  if (more === 0) return;
  unit[what] = amount;
  // A commander takes back what it lent; the marsh only lowers what a unit may have.
  const less = what === "motivated" ? Math.max(1, unit.hp + more) : unit.hp;
  unit.hp = more > 0 ? unit.hp + more : Math.min(less, maxHp(unit));
  announce(table, "changed", () => ({
    unit: told(unit),
    why: what === "motivated" ? "motivated" : "attuned",
  }));
}

/** Whether a seat has anybody on a tile who guards it and can be seen to. */
export const guardsAt = (state: State, seat: Seat, tile: Tile): Unit[] =>
  unitsAt(state, tile, seat).filter((unit) => has(unit, "guard") && isShown(unit));
