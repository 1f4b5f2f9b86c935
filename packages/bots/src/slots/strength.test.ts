import { expect, test } from "vitest";
import { ROSTER } from "../roster.ts";
import { STRENGTH } from "./strength.ts";

const names = ROSTER.slots.map(({ name }) => name);

test("every bot of the roster has been measured, and nobody else", () => {
  expect(Object.keys(STRENGTH).toSorted()).toEqual(names.toSorted());
});

test("looking ahead beats taking what is there, which beats chance", () => {
  expect(STRENGTH.random).toBe(1000);
  expect(STRENGTH.greedy).toBeGreaterThan(STRENGTH.careless);
  expect(STRENGTH.scholar).toBeGreaterThan(STRENGTH.greedy);
  expect(STRENGTH.sage).toBeGreaterThan(STRENGTH.scholar);
});

test("the roster stands in the order that was measured", () => {
  const points: Readonly<Record<string, number>> = STRENGTH;
  expect(names).toEqual(names.toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0)));
});
