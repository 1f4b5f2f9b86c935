import {
  closeDeployableSlot,
  closeEnemy,
  closeOwnSlot,
  closeSlot,
  closeUnit,
  closeWoundedEnemy,
  deployableSlot,
  graveUnitUpTo,
} from "./asks.ts";
import {
  buff,
  choose,
  cleanse,
  damage,
  does,
  draw,
  heal,
  kill,
  mark,
  mayChoose,
  mirror,
  modify,
  move,
  summon,
} from "./language.ts";
import type { UnitRow } from "./language.ts";

type Rest = Partial<Pick<UnitRow, "on" | "ready" | "static" | "token">>;

const unit = (number: number, name: string, power: number, rest: Rest = {}): UnitRow => ({
  kind: "unit",
  number,
  name,
  power,
  on: {},
  ready: null,
  static: null,
  token: false,
  ...rest,
});

/** Every unit, one row each. Numbers belong to deck codes: a new card takes the next free one, in units and actions alike. */
export const UNITS = {
  acolyte: unit(1, "Acolyte", 1, { on: { consumed: does(buff(3, "consumer")) } }),
  apprentice: unit(2, "Apprentice", 3, { on: { consume: does(draw(1)) } }),
  archer: unit(3, "Archer", 3, { on: { deploy: choose(closeEnemy, damage(2, "target")) } }),
  bard: unit(4, "Bard", 2, { on: { turnStart: does(buff(1, "closeAllies")) } }),
  champion: unit(5, "Champion", 5),
  dragon: unit(6, "Dragon", 7, { static: "ontoOwn" }),
  engineer: unit(7, "Engineer", 1, { on: { turnStart: does(modify(1, "self")) } }),
  ghoul: unit(8, "Ghoul", 1, { on: { nearDeath: does(buff(2, "self")) } }),
  hunter: unit(9, "Hunter", 4, { on: { deploy: choose(closeWoundedEnemy, kill("target")) } }),
  knight: unit(10, "Knight", 3, {
    on: { deploy: mayChoose(closeDeployableSlot, summon("squire", "target")) },
  }),
  mimic: unit(11, "Mimic", 1, { on: { deploy: does(mirror("front")) } }),
  necromancer: unit(12, "Necromancer", 2, {
    ready: 1,
    on: { activate: choose([graveUnitUpTo(3), deployableSlot], summon(null, "second")) },
  }),
  noble: unit(13, "Noble", 4, { on: { conquer: does(draw(2)) } }),
  priest: unit(14, "Priest", 2, { on: { deploy: choose(closeSlot, cleanse("target")) } }),
  ranger: unit(15, "Ranger", 4, {
    ready: 0,
    on: { activate: choose(closeOwnSlot, move("self", "target")) },
  }),
  rogue: unit(16, "Rogue", 2, { static: "lowestWins" }),
  rookie: unit(17, "Rookie", 3, {
    ready: 2,
    on: { activate: choose(closeOwnSlot, modify(2, "self"), modify(2, "target")) },
  }),
  roots: unit(18, "Roots", 2, { on: { death: does(modify("x", "self")) } }),
  scout: unit(19, "Scout", 2, { on: { deploy: does(draw(1)) } }),
  sentinel: unit(20, "Sentinel", 3, { static: "bars" }),
  turret: unit(21, "Turret", 3, { on: { turnStart: does(damage(1, "front")) } }),
  vampire: unit(22, "Vampire", 2, {
    ready: 1,
    on: {
      nearDamage: does(buff("x", "self")),
      activate: choose(closeUnit, damage(2, "target")),
    },
  }),
  veteran: unit(23, "Veteran", 4),
  warlock: unit(24, "Warlock", 3, {
    on: { consume: choose(closeEnemy, damage("x", "target")) },
  }),
  wizard: unit(25, "Wizard", 3, { on: { actionPlayed: does(modify(2, "self")) } }),
  mender: unit(33, "Mender", 2, { on: { deploy: does(heal(2, "closeAllies")) } }),
  watchman: unit(34, "Watchman", 3, { on: { deploy: does(mark("watchfire", "self")) } }),
  squire: unit(0, "Squire", 1, { token: true }),
} as const satisfies Record<string, UnitRow>;
