import type { Ask } from "./language.ts";

/** The choices cards ask for, by name. */

const ask = (
  of: Ask["of"],
  whose: Ask["whose"],
  near: Ask["near"],
  only: Ask["only"] = null,
): Ask => ({ of, whose, near, only });

export const anyUnit = ask("unit", "any", "anywhere");
export const ownUnit = ask("unit", "own", "anywhere");
export const closeUnit = ask("unit", "any", "close");
export const closeEnemy = ask("unit", "enemy", "close");
export const closeWoundedEnemy = ask("unit", "enemy", "close", { is: "wounded" });
export const enemyWithPower = (power: number): Ask =>
  ask("unit", "enemy", "anywhere", { is: "powerFrom", power });

export const anySlot = ask("slot", "any", "anywhere");
export const ownSlot = ask("slot", "own", "anywhere");
export const enemySlot = ask("slot", "enemy", "anywhere");
export const closeSlot = ask("slot", "any", "close");
export const closeOwnSlot = ask("slot", "own", "close");
export const slotBesideTarget = ask("slot", "any", "target");
export const deployableSlot = ask("slot", "own", "anywhere", { is: "deployable" });
export const closeDeployableSlot = ask("slot", "own", "close", { is: "deployable" });

export const graveUnitUpTo = (power: number): Ask =>
  ask("grave", "own", "anywhere", { is: "printedUpTo", power });
