import { expect, test } from "vitest";
import { tagSpot } from "./tag-spot.ts";

test("a tag stands in the middle of its way", () => {
  expect(
    tagSpot(
      [0, 0],
      [300, 0],
      [
        [0, 0],
        [300, 0],
      ],
    ),
  ).toEqual([150, 0]);
});

test("what stands in the middle sends it elsewhere on the way", () => {
  expect(
    tagSpot(
      [0, 0],
      [600, 0],
      [
        [0, 0],
        [600, 0],
        [260, 0],
      ],
    ),
  ).toEqual([372, 0]);
});

test("on a short way it stands over its goal", () => {
  expect(
    tagSpot(
      [0, 100],
      [60, 100],
      [
        [0, 100],
        [60, 100],
      ],
    ),
  ).toEqual([60, 58]);
});

test("and beside it if something stands there as well", () => {
  const marks = [
    [0, 100],
    [60, 100],
    [62, 60],
  ] as const;
  expect(tagSpot([0, 100], [60, 100], marks)).toEqual([120, 100]);
});
