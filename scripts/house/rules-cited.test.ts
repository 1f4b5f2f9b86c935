import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAME_IDS } from "@holmgang/games";
import { homeOf } from "@holmgang/games/homes";
import { describe, expect, test } from "vitest";

/** Every game that has rules, held to the same: numbers without gaps, each shown by a test. */
describe.each(GAME_IDS)("%s", (id) => {
  const home = homeOf(id);
  const read = (file: string) => readFileSync(new URL(file, home), "utf8");
  const rules = read("RULES.md");

  /** The numbers in the order the rules have them. */
  const numbers = [...rules.matchAll(/^\*\*R(\d+)\*\* /gm)].map((found) => Number(found[1]));

  /** The numbers in brackets that tests begin with: `[R12]`, `[R12, R13]`. */
  const cited = globSync("src/**/*.test.ts", { cwd: fileURLToPath(home) })
    .flatMap((each) => [...read(each).matchAll(/["`]\[(R\d+(?:, R\d+)*)\] /g)])
    .flatMap((found) => (found[1] ?? "").split(", "))
    .map((rule) => Number(rule.slice(1)));

  test("the rules are numbered from 1 without a gap", () => {
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length).toBeGreaterThan(0);
  });

  test("every rule is cited by a test", () => {
    expect(numbers.filter((number) => !cited.includes(number))).toEqual([]);
  });

  test("every rule that a test cites exists", () => {
    expect([...new Set(cited)].filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("every rule that a rule refers to exists", () => {
    const mentioned = [...rules.matchAll(/\bR(\d+)\b/g)].map((found) => Number(found[1]));
    expect(mentioned.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  test("no line but a row of a table is too long for a terminal", () => {
    const lines = rules.split("\n").filter((line) => !line.startsWith("|"));
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });
});
