import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const home = new URL("../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, home), "utf8");

/** Every reading with its rule: `C1` and `R15`. */
const READINGS = [...read("READINGS.md").matchAll(/^\| ([CFX]\d+) +\|.*\| (R\d+) +\|$/gm)].map(
  ([, id = "", rule = ""]) => ({ id, rule }),
);

/** The two brackets that titles begin with: `[R58] [F11]`. */
const CITED = globSync("src/**/*.test.ts", { cwd: import.meta.dirname + "/.." })
  .flatMap((file) => [...read(file).matchAll(/["`]\[(R[\dR, ]+)\] \[([CFX][\dCFX, ]+)\] /g)])
  .flatMap(([, rules = "", ids = ""]) =>
    ids.split(", ").map((id) => ({ id, rules: rules.split(", ") })),
  );

describe("the readings", () => {
  test("are numbered without a gap: 26 contradictions, 36 questions, 11 mistakes", () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    expect(READINGS.map(({ id }) => id)).toEqual([
      ...numbered("C", 26),
      ...numbered("F", 36),
      ...numbered("X", 11),
    ]);
  });

  test.each(READINGS)("$id has an example, which cites the rule it stands in", ({ id, rule }) => {
    const rules = CITED.filter((cited) => cited.id === id).flatMap((cited) => cited.rules);
    expect(rules).toContain(rule);
  });

  test("every reading that a test cites exists", () => {
    const ids = READINGS.map(({ id }) => id);
    expect(CITED.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
