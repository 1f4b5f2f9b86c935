import { SIZES } from "@holmgang/games/testing";
import { pick, seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { bestResponse } from "../testing/exploitability.ts";
import { EVERY_HAND, handOf, settingsOf } from "../testing/match-up.ts";
import { solve } from "./solution.ts";

/** The most that a stage leaves to gain, or that a rival gains on the equilibrium over the match, holes included. */
function flaw(changes: object, mine: string, theirs: string): number {
  const settings = settingsOf(changes);
  const solution = solve(settings, [handOf(mine), handOf(theirs)]);
  let worst = 0;
  const lost = bestResponse(settings, handOf(theirs), (moment) => {
    const { layouts, mine: mix, gap } = solution.stage(moment);
    worst = Math.max(worst, gap);
    return { layouts, mix };
  });
  const { value } = solution.stage({ roundIndex: 1, hp: [settings.startHp, settings.startHp] });
  return Math.max(worst, lost + value);
}

const PAIRS = EVERY_HAND.flatMap((mine) => EVERY_HAND.map((theirs) => [mine, theirs] as const));

const everyNth = <T>(items: readonly T[], n: number): T[] =>
  items.filter((_, i) => i % n === SIZES.part % n);

describe("the equilibrium leaves nothing to gain", () => {
  // Each of these once sent the simplex in circles, off its tableau, or to a mix that was not optimal.
  test.each([
    ["AADD", "AADC", {}],
    ["AAAD", "AADC", {}],
    ["AADD", "AADH", {}],
    ["AAAC", "ADDC", {}],
    ["ADDH", "AADH", { maxHp: 3, startHp: 2, damage: 3, healing: 5, rounds: 5, roundCap: 6 }],
    ["AADC", "AAHC", { maxHp: 30, rounds: 20, roundCap: 30, damage: 1 }],
  ])("with %s against %s and %j", (mine, theirs, changes) => {
    expect(flaw(changes, mine, theirs)).toBeLessThan(1e-9);
  });

  test("with any two of the 35 hands", () => {
    expect(PAIRS).toHaveLength(35 * 35);
    for (const pair of everyNth(PAIRS, SIZES.hands.oneIn))
      expect(flaw({}, ...pair), pair.join()).toBeLessThan(1e-9);
  });

  test("with little health", () => {
    for (const pair of everyNth(PAIRS, 6)) {
      expect(flaw({ maxHp: 5, startHp: 5 }, ...pair), pair.join()).toBeLessThan(1e-9);
    }
  });

  test("where attacks are demanded of hands that have one", () => {
    const armed = PAIRS.filter((pair) => pair.every((hand) => hand.includes("A")));
    for (const pair of everyNth(armed, 5)) {
      expect(flaw({ suddenDeath: "mustAttack" }, ...pair), pair.join()).toBeLessThan(1e-9);
    }
  });

  test("with settings of all kinds", () => {
    const rng = seededRng("settings of all kinds");
    for (let i = 0; i < 600; i++) {
      const [changes, pair] = [someSettings(rng), pick(rng, PAIRS)];
      expect(flaw(changes, ...pair), `${JSON.stringify(changes)} ${pair.join()}`).toBeLessThan(
        1e-9,
      );
    }
  });
});

function someSettings(rng: Rng): object {
  const maxHp = 1 + rng.below(12);
  const rounds = 1 + rng.below(5);
  return {
    maxHp,
    startHp: 1 + rng.below(maxHp),
    damage: 1 + rng.below(5),
    healing: rng.below(6),
    rounds,
    roundCap: rounds + rng.below(6),
    suddenDeath: pick(rng, ["classic", "classic", "mustAttack"]),
  };
}
