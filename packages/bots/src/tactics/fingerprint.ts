import { BUFF_IDS } from "@holmgang/tactics";
import type { Action, State, Unit } from "@holmgang/tactics";

const BUFF_NUMBERS = Object.fromEntries(BUFF_IDS.map((id, index) => [id, index + 1]));
const KINDS = { move: 1, attack: 2, both: 3, skill: 4, destroy: 5 } as const;

/** A state in 53 bits: equal states have equal numbers, and others hardly ever. */
export function fingerprint(state: State): number {
  let a = 0x9e3779b1;
  let b = 0x85ebca6b;
  const mix = (value: number): void => {
    a = Math.imul(a ^ value, 0xcc9e2d51);
    a ^= a >>> 15;
    b = Math.imul(b + value, 0x1b873593) ^ (b >>> 13);
  };
  mix(state.round * 64 + (state.active ?? 31) * 2 + state.used);
  mix(state.turn * 64 + state.graves.length * 8 + (state.graves[0] ?? 7));
  for (let id = 0; id < state.units.length; id++) mixUnit(state.units[id], id, mix);
  for (const thing of state.things)
    mix(
      thing.kind === "obstacle"
        ? 4096 + thing.tile * 16 + thing.hp
        : 8192 + thing.tile * 128 + thing.rounds * 8 + BUFF_NUMBERS[thing.buff]!,
    );
  for (const hero of state.heroes ?? [])
    mix(hero.cooldown * 512 + hero.charges * 32 + (hero.beacon ?? 31));
  for (const { hero, units } of state.dealt) mix(hero * 64 + units);
  return (a >>> 0) * 0x200000 + (b >>> 11);
}

function mixUnit(unit: Unit | null | undefined, id: number, mix: (value: number) => void): void {
  if (!unit || unit.fallen) return;
  mix(id * 65536 + unit.tile * 2048 + unit.hp * 32 + unit.shield * 2 + (unit.acted ? 1 : 0));
  for (const buff of unit.buffs) mix(id * 256 + BUFF_NUMBERS[buff.id]! * 8 + buff.rounds);
  if (unit.stored) mixAction(unit.stored, mix);
}

function mixAction(action: Action, mix: (value: number) => void): void {
  mix(
    KINDS[action.kind] * 1024 +
      ("to" in action ? action.to : 31) * 32 +
      ("at" in action && action.at !== null ? action.at : 31),
  );
}
