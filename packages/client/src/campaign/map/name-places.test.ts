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
