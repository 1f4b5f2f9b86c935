import { expect, test } from "vitest";
import { markBox, placeNames } from "./name-places.ts";

const named = (name: string, x: number, y: number) => ({
  name,
  at: [x, y] as const,
  mark: 10,
  strong: false,
});

const sides = (...args: Parameters<typeof placeNames>) =>
  placeNames(...args).map((place) => place?.side ?? null);

test("a name stands to the right of its place, if there is room", () => {
  expect(sides([named("Turin", 50, 50)], [])).toEqual(["right"]);
});

test("a name goes elsewhere, or away, for a mark and for names before it", () => {
  const cuneo = named("Cuneo", 50, 50);
  const mondovi = named("Mondovì", 80, 50);
  expect(sides([mondovi, cuneo], [markBox([120, 50], 30)])).toEqual(["left", "below"]);
  const walls = [
    markBox([90, 50], 40),
    markBox([10, 50], 40),
    markBox([50, 80], 40),
    markBox([50, 20], 40),
  ];
  expect(sides([cuneo], walls)).toEqual([null]);
});

test("a name stands where all of it is in sight, if there is such a side", () => {
  expect(sides([named("Nice", 80, 50)], [], [0, 0, 100, 100])).toEqual(["left"]);
});

test("a name beside the edge moves along its side rather than be cut", () => {
  const sight = [0, 0, 200, 100] as const;
  const left = markBox([150, 45], 30);
  expect(placeNames([named("Genoa", 185, 50)], [left], sight)).toEqual([
    { side: "below", shift: [-6.5, 0] },
  ]);
  const above = markBox([50, 65], 60, 20);
  expect(placeNames([named("Nice", 50, 96)], [above], sight)).toEqual([
    { side: "right", shift: [0, -4] },
  ]);
});

test("a name steps a little away from its mark for what is close to it", () => {
  const close = [markBox([60, 50], 60, 20), markBox([100, 26], 30), markBox([100, 60], 20)];
  expect(placeNames([named("Vienna", 100, 50)], close, [0, 0, 140, 100])).toEqual([
    { side: "below", shift: [0, 10] },
  ]);
});

test("a name that could only be seen in part is left out, also of a place out of sight", () => {
  const nice = named("Nice", 80, 50);
  expect(sides([nice], [], [75, 45, 85, 55])).toEqual([null]);
  expect(sides([nice], [], [90, 0, 100, 100])).toEqual(["left"]);
});

test("what stands under a name takes room too", () => {
  const rosetta = { ...named("Rosetta", 50, 50), note: "conquered" };
  const damietta = named("Damietta", 62, 32);
  expect(sides([named("Rosetta", 50, 50), damietta], [])).toEqual(["right", "right"]);
  expect(sides([rosetta, damietta], [])).toEqual(["right", "left"]);
});
