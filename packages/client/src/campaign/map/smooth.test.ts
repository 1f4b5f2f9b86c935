import { expect, test } from "vitest";
import { along, smooth } from "./smooth.ts";

const ROAD = [
  [0, 0],
  [100, 0],
  [300, 0],
] as const;

test("a road goes through all its points", () => {
  expect(smooth(ROAD)).toMatch(/^M0 0C.* 100 0C.* 300 0$/);
});

test("what has come half of a road is in the middle of its length, not of its points", () => {
  expect(along(ROAD, 0.5)).toEqual([150, 0]);
});

test("a road begins and ends where it does", () => {
  expect(along(ROAD, 1)).toEqual([300, 0]);
  expect(along(ROAD, 0)).toEqual([0, 0]);
});

test("who has not set out has no road", () => {
  expect(along([[5, 5]], 0.5)).toBeNull();
  expect(
    along(
      [
        [5, 5],
        [5, 5],
      ],
      0.5,
    ),
  ).toBeNull();
});
