import { expect, test } from "vitest";
import { ROSTER } from "../roster.ts";
import { STRENGTH } from "./strength.ts";

const names = ROSTER.orcain.map(({ name }) => name);

test("every bot of the roster has been measured, and nobody else", () => {
  expect(Object.keys(STRENGTH).toSorted()).toEqual(names.toSorted());
  for (const points of Object.values(STRENGTH)) expect(points).toSatisfy(Number.isInteger);
});

test("whoever lays too little is weaker than chance, and the perfect mix is stronger", () => {
  expect(STRENGTH.random).toBe(1000);
  expect(STRENGTH.scatter).toBeLessThan(STRENGTH.random);
  expect(STRENGTH.equilibrium).toBeGreaterThan(STRENGTH.random);
});

test("the roster stands in the order that was measured", () => {
  const points: Readonly<Record<string, number>> = STRENGTH;
  expect(names).toEqual(names.toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0)));
});
