import { SEATS } from "@holmgang/kernel";
import type { Seat } from "@holmgang/kernel";
import { BUFF_IDS } from "../buffs/buffs.ts";
import type { Draft, State, Unit } from "../shape.ts";
import { skillsOf } from "../skills/skills.ts";
import { TILES } from "../tiles.ts";
import { cloneIds, heroId, minionId, UNIT_IDS, unitRow } from "../units.ts";

/** What is wrong with a state that no match of Tactics could reach; null if nothing. */
export function sound(state: State): string | null {
  for (const seat of SEATS) {
    const wrong = draftIsWrong(state, seat);
    if (wrong) return wrong;
  }
  return state.phase === "battle" ? battleIsWrong(state) : draftingIsWrong(state);
}

function draftIsWrong({ drafts, phase }: State, seat: Seat): string | null {
  const { class: hero, minions, skill } = drafts[seat];
  if (new Set(minions).size < minions.length) return `seat ${seat} has a minion twice`;
  if (minions.length > 2) return `seat ${seat} has three minions`;
  if (phase !== "class" && hero === null) return `seat ${seat} has no class`;
  if (skill !== null && (hero === null || !skillsOf(hero).includes(skill)))
    return `seat ${seat} has a skill of another class`;
  return null;
}

function draftingIsWrong({ drafts, phase, units, heroes, round }: State): string | null {
  if (units.length > 0 || heroes !== null || round !== 0) return "units stand before the battle";
  if (drafts.every(({ step }) => step === "ready")) return "nobody is asked";
  const steps: readonly Draft["step"][] =
    phase === "class" ? ["class", "ready"] : ["minions", "skill", "ready"];
  return drafts.every(({ step }) => steps.includes(step)) ? null : "a step of another stage";
}

function battleIsWrong(state: State): string | null {
  return unitsAreWrong(state) ?? thingsAreWrong(state) ?? courseIsWrong(state);
}

function unitsAreWrong(state: State): string | null {
  const { units, drafts } = state;
  if (units.length !== UNIT_IDS.length) return "a unit's place is missing";
  for (const seat of SEATS) {
    if (units[heroId(seat)]?.kind !== "hero") return `seat ${seat} has no hero`;
    for (const pick of [0, 1])
      if (units[minionId(seat, pick)]?.kind !== drafts[seat].minions[pick])
        return `seat ${seat} has another minion than it drafted`;
    if (cloneIds(seat).some((id) => units[id] && units[id].kind !== "clone"))
      return `seat ${seat} has no shadow where one belongs`;
  }
  const standing = units.filter((unit): unit is Unit => unit !== null && !unit.fallen);
  if (new Set(standing.map(({ tile }) => tile)).size < standing.length)
    return "two units on one tile";
  const odd = units.find((unit) => unit !== null && !isPossible(state, unit));
  return odd ? `a ${odd.kind} could not be like this: ${JSON.stringify(odd)}` : null;
}

function isPossible({ step }: State, unit: Unit): boolean {
  const { hp, fallen, buffs, shield, stored, acted, tile, kind } = unit;
  const ids = buffs.map(({ id }) => id);
  return (
    TILES.includes(tile) &&
    fallen === (hp === 0) &&
    new Set(ids).size === ids.length &&
    buffs.every(({ id, rounds }) => BUFF_IDS.includes(id) && rounds >= 1) &&
    shield > 0 === ids.includes("shield") &&
    (stored === null || (!fallen && (acted || step === "stored"))) &&
    (kind !== "clone" || hp <= unitRow(kind).hp)
  );
}

/** One thing a tile, and nobody stands on an obstacle. */
function thingsAreWrong({ things, units }: State): string | null {
  if (new Set(things.map(({ tile }) => tile)).size < things.length) return "two things on one tile";
  for (const thing of things) {
    if ((thing.kind === "obstacle" ? thing.hp : thing.rounds) < 1) return "a thing past its time";
    if (
      thing.kind === "obstacle" &&
      units.some((unit) => unit && !unit.fallen && unit.tile === thing.tile)
    )
      return "somebody stands on an obstacle";
  }
  return null;
}

function courseIsWrong(state: State): string | null {
  const { round, settings, outcome, heroes, graves, active, units } = state;
  if (round < 1 || round > settings.roundLimit) return `round ${round}`;
  if (!heroes?.every(({ cooldown, charges }) => cooldown >= 0 && charges >= 0))
    return "a hero's counter is out of range";
  const heroFell = SEATS.some((seat) => units[heroId(seat)]!.fallen);
  if (outcome) return heroFell || outcome.reason === "limit" ? null : "it ended without a reason";
  if (heroFell) return "it goes on after a hero has fallen";
  if (graves.some((id) => !units[id]?.fallen)) return "remains of somebody who stands";
  return graves.length > 0 || (active !== null && units[active] && !units[active].fallen)
    ? null
    : "nobody is asked";
}
