import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draft, bell, healthBySteps, play, scene } from "./testing/scene.ts";
import { healthAfter } from "./step.ts";

/** Rows are mine, columns theirs, as in RULES.md: my change / their change. */
const MEETINGS = {
  A: { A: "-2 / -2", D: "0 / 0", H: "0 / +1-2", C: "-2 / 0", ".": "0 / -2" },
  D: { A: "0 / 0", D: "0 / 0", H: "0 / +1", C: "0 / 0", ".": "0 / 0" },
  H: { A: "+1-2 / 0", D: "+1 / 0", H: "+1 / +1", C: "+1 / 0", ".": "+1 / 0" },
  C: { A: "0 / -2", D: "0 / 0", H: "0 / +1", C: "0 / 0", ".": "0 / 0" },
  ".": { A: "-2 / 0", D: "0 / 0", H: "0 / +1", C: "0 / 0", ".": "0 / 0" },
} as const;

/** What a change makes of every health it is tried at. */
const AFTER: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "0": { 10: 10, 9: 9, 5: 5, 2: 2, 1: 1, 0: 0 },
  "+1": { 10: 10, 9: 10, 5: 6, 2: 3, 1: 2, 0: 1 },
  "-2": { 10: 8, 9: 7, 5: 3, 2: 0, 1: 0, 0: 0 },
  "+1-2": { 10: 8, 9: 8, 5: 4, 2: 1, 1: 0, 0: 0 },
};
const HEALTHS = [10, 9, 5, 2, 1, 0];

const CELLS = Object.entries(MEETINGS).flatMap(([mine, row]) =>
  Object.entries(row).map(([theirs, changes]) => {
    const [my = "", their = ""] = changes.split(" / ");
    return { mine, theirs, my, their };
  }),
);

describe("[R14] the 25 meetings", () => {
  test.each(CELLS)("$mine meets $theirs: $my / $their", ({ mine, theirs, my, their }) => {
    const firstSteps = HEALTHS.flatMap((a) =>
      HEALTHS.map((b) => {
        const inputs = [draft(0, `${mine}..`), draft(1, `${theirs}..`), bell(0), bell(1)];
        return healthBySteps(play(scene({ hp: [a, b] }), ...inputs))[0];
      }),
    );
    expect(firstSteps).toEqual(
      HEALTHS.flatMap((a) => HEALTHS.map((b) => [AFTER[my]?.[a], AFTER[their]?.[b]])),
    );
  });

  test("[R14] there are 25 of them", () => {
    expect(CELLS).toHaveLength(25);
  });

  test("[R14] the table in the rules is the table tested here", () => {
    const rules = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
    const rows = rules
      .split("\n")
      .filter((line) => /^\| (Attack|Defense|Heal|Counter|empty) .*\//.test(line))
      .map((line) =>
        line
          .split("|")
          .slice(2, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(
      Object.values(MEETINGS).map(({ A, D, H, C, ".": empty }) => [A, D, H, C, empty]),
    );
  });
});

describe("[R39] heals first, and capped", () => {
  const hitWhileHealing = (hp: number) =>
    healthAfter(hp, "heal", "attack", { maxHp: 10, damage: 2, healing: 1 });

  test.each([
    [10, 8],
    [9, 8],
    [2, 1],
    [1, 0],
    [0, 0],
  ])("[R39] a healer at %i who is hit ends at %i", (before, after) => {
    expect(hitWhileHealing(before)).toBe(after);
  });

  test("[R39, R56] a larger heal is capped by maxHp before the larger damage", () => {
    expect(healthAfter(4, "heal", "attack", { maxHp: 6, damage: 3, healing: 5 })).toBe(3);
  });
});
