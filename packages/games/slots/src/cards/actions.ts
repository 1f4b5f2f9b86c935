import {
  anySlot,
  anyUnit,
  enemySlot,
  enemyWithPower,
  ownSlot,
  ownUnit,
  slotBesideTarget,
} from "./asks.ts";
import { bounce, buff, choose, damage, kill, mark, modify, move } from "./language.ts";
import type { Ability, ActionRow } from "./language.ts";

const action = (number: number, name: string, cast: Ability): ActionRow => ({
  kind: "action",
  number,
  name,
  on: { cast },
});

/** Every action, one row each. Their targets are chosen before they are played. */
export const ACTIONS = {
  assassinate: action(26, "Assassinate", choose(enemyWithPower(5), kill("target"))),
  energize: action(27, "Energize", choose(ownUnit, buff(3, "target"))),
  fireball: action(28, "Fireball", choose(anySlot, damage(2, "lanesAround"))),
  repositioning: action(
    29,
    "Repositioning",
    choose([anyUnit, slotBesideTarget], move("target", "second")),
  ),
  seed: action(30, "Seed", choose(ownSlot, modify(1, "slotsAround"))),
  strike: action(31, "Strike", choose(anyUnit, damage(3, "target"))),
  unsummon: action(32, "Unsummon", choose(anyUnit, bounce("target"))),
  bulwark: action(35, "Bulwark", choose(ownSlot, mark("bulwark", "target"))),
  brambles: action(36, "Brambles", choose(enemySlot, mark("brambles", "target"))),
} as const satisfies Record<string, ActionRow>;
