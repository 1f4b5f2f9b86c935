import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../", import.meta.url);
const rules = readFileSync(new URL("RULES.md", folder), "utf8");

/** The numbers in the order the rules have them. */
const numbers = [...rules.matchAll(/^\*\*R(\d+)\*\* /gm)].map((found) => Number(found[1]));

/** The numbers in brackets that tests begin with: `[R12]`, `[R12, R13]`. */
const cited = globSync("src/**/*.test.ts", { cwd: folder })
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .flatMap((text) => [...text.matchAll(/["`]\[(R\d+(?:, R\d+)*)\] /g)])
  .flatMap((found) => (found[1] ?? "").split(", "))
  .map((rule) => Number(rule.slice(1)));

test("the rules are numbered from 1 without a gap", () => {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
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
  const long = rules.split("\n").filter((line) => line.length > 100 && !line.startsWith("|"));
  expect(long).toEqual([]);
});
