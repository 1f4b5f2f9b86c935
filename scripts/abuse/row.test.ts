import { expect, test } from "vitest";
import { isBorne, p95 } from "./row.ts";

test("nineteen of twenty waits are no longer", () => {
  expect(p95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
  expect(p95([7])).toBe(7);
  expect(p95([])).toBe(Infinity);
});

test.each([
  [50, 100, 40, true],
  [50, 101, 40, false],
  [50, 60, 120, false],
  [50, Infinity, 50, false],
])("before %i, during %i, after %i", (before, during, after, expected) => {
  expect(isBorne({ name: "any", before, during, after, asked: 1, refused: 0, bytes: 0 })).toBe(
    expected,
  );
});
