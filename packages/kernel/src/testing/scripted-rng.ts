import type { Rng } from "../rng.ts";

/** Chance that a test has written down. */
export interface ScriptedRng extends Rng {
  /** Fails if the script has rolls that nobody asked for. */
  finish(): void;
}

/** Gives out `rolls` in order; a roll that is missing, out of range or left over fails the test. */
export function scriptedRng(rolls: readonly number[]): ScriptedRng {
  let used = 0;
  return {
    below(n) {
      const roll = rolls[used++];
      if (roll === undefined)
        throw new Error(`roll ${used} (below ${n}) is not in the script [${rolls.join(", ")}]`);
      if (!Number.isInteger(roll) || roll < 0 || roll >= n) {
        throw new Error(
          `roll ${used} of the script is ${roll}, and the rules asked for one below ${n}`,
        );
      }
      return roll;
    },
    finish() {
      if (used < rolls.length) {
        throw new Error(
          `${rolls.length - used} rolls of the script were never asked for: ${rolls.slice(used).join(", ")}`,
        );
      }
    },
  };
}
