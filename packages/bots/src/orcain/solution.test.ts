import { fullLayoutsOf, DEFAULT_HAND, layoutsOf } from "@holmgang/orcain";
import { describe, expect, test } from "vitest";
import { bestResponse, evenly } from "../testing/exploitability.ts";
import type { Policy } from "../testing/exploitability.ts";
import { handOf, settingsOf } from "../testing/match-up.ts";
import { certified, solve } from "./solution.ts";

const classic = settingsOf();
const solution = solve(classic, [DEFAULT_HAND, DEFAULT_HAND]);

/** Every round that can be asked about: the first three at any health, sudden death while level. */
const MOMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((round) =>
  Array.from({ length: 100 }, (_, i) => [1 + Math.floor(i / 10), 1 + (i % 10)] as const)
    .filter(([mine, theirs]) => round <= 3 || mine === theirs)
    .map((hp) => ({ round, hp })),
);

describe("Orcain solved", () => {
  test("there are 370 rounds to solve, and each solution is certified by its duality gap", () => {
    const gaps = MOMENTS.map(({ round, hp }) => solution.stage({ roundIndex: round, hp }).gap);
    expect(gaps).toHaveLength(370);
    expect(Math.max(...gaps)).toBeLessThan(1e-9);
  });

  test("a round whose solution is not certified is refused", () => {
    const guess = { value: 0, mine: [1], theirs: [1], gap: 2e-9 };
    expect(() => certified({ roundIndex: 1, hp: [10, 10] }, guess)).toThrow(
      "round 1 at 10:10 is not solved: its gap is 2e-9",
    );
  });

  test("the match is worth nothing to either side, and so is every level round", () => {
    for (const { round, hp } of MOMENTS.filter(({ hp: [mine, theirs] }) => mine === theirs)) {
      expect(solution.stage({ roundIndex: round, hp }).value).toBeCloseTo(0, 9);
    }
  });

  test.each([
    [10, 9, 0],
    [10, 8, 0.6],
    [10, 7, 7 / 9],
    [10, 6, 1],
    [8, 7, 5 / 9],
    [8, 6, 2 / 3],
    [8, 5, 1],
  ])("before the last round, %i against %i health is worth %f", (mine, theirs, value) => {
    expect(solution.stage({ roundIndex: 3, hp: [mine, theirs] }).value).toBeCloseTo(value, 9);
    expect(solution.stage({ roundIndex: 3, hp: [theirs, mine] }).value).toBeCloseTo(-value, 9);
  });

  test("holes are not worth considering with one attack in the hand: the game with all 73 layouts has the same value", () => {
    const policy: Policy = ({ roundIndex, hp }) => {
      const { layouts, mine } = solution.stage({ roundIndex, hp });
      return { layouts, mix: mine };
    };
    expect(layoutsOf(DEFAULT_HAND)).toHaveLength(73);
    expect(bestResponse(classic, DEFAULT_HAND, policy)).toBeLessThan(1e-9);
  });
});

describe("exploitability", () => {
  test.each([
    [{}, DEFAULT_HAND, DEFAULT_HAND],
    [{ suddenDeath: "mustAttack" }, DEFAULT_HAND, DEFAULT_HAND],
    [{ maxHp: 5, startHp: 5 }, DEFAULT_HAND, DEFAULT_HAND],
    [{ damage: 3, healing: 2, rounds: 2, roundCap: 6 }, DEFAULT_HAND, DEFAULT_HAND],
    [{ suddenDeath: "mustAttack", maxHp: 4, startHp: 4 }, handOf("AADC"), handOf("ADHH")],
    [{}, handOf("AAAA"), handOf("ACCC")],
    [{}, handOf("AHCC"), DEFAULT_HAND],
    [{ rounds: 1, roundCap: 3 }, handOf("AADD"), handOf("HHCA")],
  ])(
    "with %j no reply, holes included, gains anything on the equilibrium",
    (changes, mine, theirs) => {
      const settings = settingsOf(changes);
      const solved = solve(settings, [mine, theirs]);
      const policy: Policy = ({ roundIndex, hp }) => {
        const { layouts, mine: mix } = solved.stage({ roundIndex, hp });
        return { layouts, mix };
      };
      const { value } = solved.stage({ roundIndex: 1, hp: [settings.startHp, settings.startHp] });
      expect(bestResponse(settings, theirs, policy) + value).toBeLessThan(1e-9);
    },
  );

  test("playing all 24 full layouts alike loses 0.355 to whoever knows, and all 73 alike 0.725", () => {
    expect(
      bestResponse(
        classic,
        DEFAULT_HAND,
        evenly(() => fullLayoutsOf(DEFAULT_HAND)),
      ),
    ).toBeCloseTo(0.355, 3);
    expect(
      bestResponse(
        classic,
        DEFAULT_HAND,
        evenly(() => layoutsOf(DEFAULT_HAND)),
      ),
    ).toBeCloseTo(0.725, 3);
  });

  test("a hand of Attack, Heal and two Counters has the better of the default one by 0.045", () => {
    expect(
      solve(classic, [handOf("AHCC"), DEFAULT_HAND]).stage({ roundIndex: 1, hp: [10, 10] }).value,
    ).toBeCloseTo(0.045, 3);
  });

  test("never attacking cannot be beaten in classic sudden death, and is impossible where attacks are demanded", () => {
    const passive = fullLayoutsOf(DEFAULT_HAND).filter(
      (layout) =>
        layout.join() === "counter,heal,defense" || layout.join() === "heal,counter,defense",
    );
    const classicLast = settingsOf({ rounds: 1 });
    expect(
      bestResponse(
        { ...classicLast, roundCap: 2 },
        DEFAULT_HAND,
        evenly(() => passive),
      ),
    ).toBeLessThan(1e-9);
    const { layouts } = solve(settingsOf({ suddenDeath: "mustAttack" }), [
      DEFAULT_HAND,
      DEFAULT_HAND,
    ]).stage({ roundIndex: 4, hp: [10, 10] });
    expect(layouts.filter((layout) => !layout.includes("attack"))).toEqual([[null, null, null]]);
  });
});
