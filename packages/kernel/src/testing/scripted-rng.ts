import type { Rng } from "../rng.ts";

/**
 * Runs a test with chance that it has written down: `rolls` are given out in order. A roll that is missing, out of range
 * or left over fails the test.
 */
export function withRolls<V>(rolls: readonly number[], test: (rng: Rng) => V): V {
  let used = 0;
  const result = test({
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
  });
  const left = rolls.slice(used);
  if (left.length)
    throw new Error(`${left.length} rolls of the script were never asked for: ${left.join(", ")}`);
  return result;
}
