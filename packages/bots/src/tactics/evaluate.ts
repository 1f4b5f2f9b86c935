import { NEIGHBOURS, attackOf, distance, heroId, unitRow } from "@holmgang/tactics";
import type { State, Unit } from "@holmgang/tactics";

/** A match won; nearer wins are worth a little more, see the search. */
export const WIN = 100_000;

/** What a state is worth to seat 0, in hundredths of a hero's HP. */
export function evaluate(state: State): number {
  const { outcome } = state;
  if (outcome) return outcome.result === "win" ? (outcome.seat === 0 ? WIN : -WIN) : 0;
  return side(state, 0) - side(state, 1);
}

const HERO_HP = 100;
const MINION_HP = 14;
const MINION = 20;
const CLOSE = 3;
const DEALT = 6;

function side(state: State, seat: 0 | 1): number {
  const { units, heroes, dealt } = state;
  const enemy = units[heroId(seat === 0 ? 1 : 0)]!;
  const hero = units[heroId(seat)]!;
  let sum = heroWorth(hero) + DEALT * dealt[seat].hero + dealt[seat].units;
  if (heroes) sum += 12 * heroes[seat].charges - 8 * heroes[seat].cooldown;
  for (let id = seat * 5 + 1; id < seat * 5 + 5; id++) {
    const unit = units[id];
    if (unit && !unit.fallen) sum += minionWorth(unit, enemy, hero);
  }
  return sum - CLOSE * distance(hero.tile, enemy.tile);
}

/** The nearer to death, the more a point is worth. */
const heroWorth = ({ hp, shield, buffs }: Unit): number =>
  HERO_HP * hp - (hp <= 2 ? 60 * (3 - hp) : 0) + 40 * Math.min(shield, 3) + buffWorth(buffs);

function minionWorth(unit: Unit, enemy: Unit, hero: Unit): number {
  const { hp, tile, buffs, kind } = unit;
  const attack = attackOf(unit);
  const worth = MINION + MINION_HP * hp + 18 * attack + buffWorth(buffs);
  const near = CLOSE * Math.max(0, distance(tile, enemy.tile) - unitRow(kind).range);
  const guards = unitRow(kind).guards && NEIGHBOURS[hero.tile]!.includes(tile) ? 25 : 0;
  return worth - near + guards;
}

/** What lies on a unit, by the rounds it has left. */
const BUFF_WORTH: Readonly<Partial<Record<Unit["buffs"][number]["id"], number>>> = {
  power: 25,
  speed: 25,
  weakness: -15,
  bleed: -35,
  slow: -20,
  blind: -15,
  mark: -40,
  challenge: -20,
  feint: 40,
  invulnerable: 20,
  invisible: 15,
};

function buffWorth(buffs: Unit["buffs"]): number {
  let sum = 0;
  for (const { id, rounds } of buffs) sum += (BUFF_WORTH[id] ?? 0) * rounds;
  return sum;
}
