import { expect, test } from "vitest";
import { markBox, placeNames } from "./name-places.ts";

const named = (name: string, x: number, y: number) => ({
  name,
  at: [x, y] as const,
  mark: 10,
  strong: false,
});

test("a name stands to the right of its place, if there is room", () => {
  expect(placeNames([named("Turin", 50, 50)], [])).toEqual(["right"]);
});

test("a name goes elsewhere, or away, for a mark and for names before it", () => {
  const cuneo = named("Cuneo", 50, 50);
  const mondovi = named("Mondovì", 80, 50);
  expect(placeNames([mondovi, cuneo], [markBox([120, 50], 30)])).toEqual(["left", "below"]);
  const walls = [
    markBox([90, 50], 40),
    markBox([10, 50], 40),
    markBox([50, 80], 40),
    markBox([50, 20], 40),
  ];
  expect(placeNames([cuneo], walls)).toEqual([null]);
});

test("a name stands where all of it is in sight, if there is such a side", () => {
  const nice = named("Nice", 80, 50);
  expect(placeNames([nice], [], [0, 0, 100, 100])).toEqual(["left"]);
  expect(placeNames([nice], [], [90, 0, 100, 100])).toEqual(["right"]);
});

test("what stands under a name takes room too", () => {
  const rosetta = { ...named("Rosetta", 50, 50), note: "conquered" };
  const damietta = named("Damietta", 62, 32);
  expect(placeNames([named("Rosetta", 50, 50), damietta], [])).toEqual(["right", "right"]);
  expect(placeNames([rosetta, damietta], [])).toEqual(["right", "left"]);
});
