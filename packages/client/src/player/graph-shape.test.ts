import { expect, test } from "vitest";
import { graphShape } from "./graph-shape.ts";

const BOX = { width: 600, height: 200, left: 40, foot: 20 };
const point = (rating: number, deviation = 50) => ({ matchId: "m", at: 0, rating, deviation });

test("matches stand side by side from edge to edge, higher ratings higher", () => {
  const { places } = graphShape([point(1500), point(1540), point(1520)], BOX);
  expect(places.map(({ x }) => x)).toEqual([40, 316, 592]);
  expect(places[1]!.y).toBeLessThan(places[2]!.y);
  expect(places[2]!.y).toBeLessThan(places[0]!.y);
});

test("the scale is of round numbers that hold the band", () => {
  const { ticks, least, most } = graphShape([point(1500), point(1543.6)], BOX);
  expect(ticks.map(({ value }) => value)).toEqual([1450, 1500, 1550, 1600]);
  expect([least, most]).toEqual([1500, 1544]);
  expect(ticks.every(({ y }) => y >= 0 && y <= 180)).toBe(true);
});

test("one match, and one that nobody is unsure of, still have a place", () => {
  const { places, ticks } = graphShape([point(1500, 0)], BOX);
  expect(places).toEqual([{ x: 316, y: expect.any(Number) as number, point: point(1500, 0) }]);
  expect(ticks.length).toBeGreaterThan(1);
});

test("a rating nobody is sure of does not flatten the line", () => {
  const { ticks } = graphShape([point(1500, 350), point(1600, 300)], BOX);
  expect(ticks.at(-1)!.value - ticks[0]!.value).toBeLessThanOrEqual(500);
});
