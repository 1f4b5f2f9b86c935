import { expect, test } from "vitest";
import { isBorne, p95 } from "./row.ts";
import type { Row } from "./row.ts";

test("nineteen of twenty waits are no longer", () => {
  expect(p95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
  expect(p95([7])).toBe(7);
  expect(p95([])).toBe(Infinity);
});

const usual = { before: 50, during: 50, after: 50 };
const row = (honest: Row["honest"], elsewhere = usual): Row => ({
  name: "any",
  asked: 1,
  refused: 0,
  bytes: 0,
  honest,
  elsewhere,
});

test.each([
  [50, 100, 40, true],
  [50, 101, 40, false],
  [50, 60, 120, false],
  [50, Infinity, 50, false],
])("before %i, during %i, after %i", (before, during, after, expected) => {
  expect(isBorne(row({ before, during, after }))).toBe(expected);
});

test("a machine that is busy with something else slows everybody", () => {
  expect(isBorne(row({ before: 50, during: 180, after: 50 }, { ...usual, during: 90 }))).toBe(true);
  expect(isBorne(row({ before: 50, during: 181, after: 50 }, { ...usual, during: 90 }))).toBe(
    false,
  );
});
