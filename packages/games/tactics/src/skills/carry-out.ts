import { invariant, pick } from "@holmgang/kernel";
import { announce } from "../announce.ts";
import { strike } from "../blow.ts";
import { has, heroOf, isFree, unitOf } from "../board.ts";
import { CURABLE, DEBUFFS } from "../buffs/buffs.ts";
import type { BuffId } from "../buffs/buffs.ts";
import { gain, heal, lift } from "../buffs/gain.ts";
import { displace } from "../displace.ts";
import { lineTo } from "../tiles.ts";
import type { Tile } from "../tiles.ts";
import { cloneIds, seatOf, UNITS } from "../units.ts";
import type { UnitId } from "../units.ts";
import type { Casting } from "./casting.ts";
import type { Verb } from "./language.ts";
import { unitsMeant } from "./whom.ts";
import { who } from "../who.ts";

/** Does one verb of a skill. "ends" if nothing more comes of it: a tile has killed the hero on arrival. */
export function carryOut(casting: Casting, verb: Verb): "ends" | "goes on" {
  const { state, hero, skill, table } = casting;
  switch (verb.verb) {
    case "damage":
      for (const id of unitsMeant(casting, verb.to)) hurt(casting, id, verb.amount);
      break;
    case "shove":
      for (const id of unitsMeant(casting, "adjacent")) shove(casting, id, verb);
      break;
    case "go":
      return go(casting, target(casting), verb.how);
    case "heal":
      for (const id of unitsMeant(casting, verb.to)) heal(casting, id, verb.amount, skill);
      break;
    case "give":
      for (const id of unitsMeant(casting, verb.to)) gain(casting, id, verb.buff);
      break;
    case "afflict":
      for (const id of unitsMeant(casting, verb.to)) afflict(casting, id, verb.oneIn);
      break;
    case "inflict":
      for (const id of unitsMeant(casting, verb.to)) gain(casting, id, casting.debuff ?? "bleed");
      break;
    case "shield":
      unitOf(state, hero).shield = verb.amount;
      gain(casting, hero, "shield");
      announce(table, "shielded", () => ({ unit: who(state, hero), amount: verb.amount }));
      break;
    case "cure":
      for (const id of unitsMeant(casting, verb.to)) cure(casting, id, verb.buff);
      break;
    case "charge":
      heroOf(state, seatOf(hero)).charges = verb.attacks;
      announce(table, "charged", () => ({ unit: who(state, hero), charges: verb.attacks }));
      break;
    case "clone":
      makeClone(casting, target(casting));
      break;
    case "beacon":
      return useBeacon(casting);
  }
  return "goes on";
}

/** A guardian may have died of an earlier blow of this skill. */
function hurt(casting: Casting, id: UnitId, damage: number): void {
  if (unitOf(casting.state, id).hp === 0) return;
  casting.blows = [...casting.blows, strike(casting, { by: "skill", target: id, damage })];
}

function target({ at, skill }: Casting): Tile {
  invariant(at !== null, `${skill} needs a tile`);
  return at;
}

function go(casting: Casting, to: Tile, how: "leap" | "smoke" | "warp"): "ends" | "goes on" {
  const { state, hero } = casting;
  casting.from = unitOf(state, hero).tile;
  displace(casting, hero, to, how);
  return unitOf(state, hero).hp > 0 ? "goes on" : "ends";
}

/** One blow, harder where there is no room; whoever it does not kill is pushed one tile straight away. */
function shove(
  casting: Casting,
  id: UnitId,
  { amount, blocked }: Extract<Verb, { verb: "shove" }>,
): void {
  const { state, hero } = casting;
  const unit = unitOf(state, id);
  if (unit.hp === 0) return;
  const to = lineTo(unitOf(state, hero).tile, unit.tile)?.[1];
  const room = to !== undefined && isFree(state, to) ? to : null;
  const damage = room === null ? amount + blocked : amount;
  strike(casting, { by: "skill", target: id, damage });
  if (room !== null && unit.hp > 0) displace(casting, id, room, "push");
}

function afflict(casting: Casting, id: UnitId, oneIn: number): void {
  const { rng } = casting.table;
  if (rng.below(oneIn) === 0) gain(casting, id, pick(rng, DEBUFFS));
}

/** One named buff, or one by chance of all that can be cured. */
function cure(casting: Casting, id: UnitId, what: BuffId | "one"): void {
  const { state, table } = casting;
  const found = what === "one" ? CURABLE.filter((buff) => has(unitOf(state, id), buff)) : [what];
  if (found.length > 0)
    lift(casting, id, found.length === 1 ? found[0]! : pick(table.rng, found), "cured");
}

/** A shadow comes ready to act; it does not fire the tile it appears on. */
function makeClone(casting: Casting, tile: Tile): void {
  const { state, hero, table } = casting;
  const id = cloneIds(seatOf(hero)).find((each) => state.units[each] == null);
  invariant(id !== undefined, "a side has two shadows at most");
  state.units[id] = {
    kind: "clone",
    hp: UNITS.clone.hp,
    tile,
    shield: 0,
    buffs: [],
    acted: false,
    stored: null,
    fallen: false,
  };
  announce(table, "clone_came", () => ({ unit: who(state, id), tile }));
  gain(casting, id, "shadow");
}

function useBeacon(casting: Casting): "ends" | "goes on" {
  const { state, hero, table } = casting;
  const seat = seatOf(hero);
  const owner = heroOf(state, seat);
  const tile = owner.beacon;
  if (tile === null) {
    owner.beacon = target(casting);
    announce(table, "beacon_set", () => ({ seat, tile: target(casting) }));
    return "goes on";
  }
  owner.beacon = null;
  announce(table, "beacon_gone", () => ({ seat, tile }));
  return go(casting, tile, "warp");
}
