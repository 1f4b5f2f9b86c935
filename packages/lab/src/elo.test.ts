import { describe, expect, test } from "vitest";
import { fitElo } from "./elo.ts";
import type { Meeting } from "./elo.ts";

const met = (a: string, b: string, points: number, matches: number): Meeting => ({
  names: [a, b],
  points,
  matches,
});
const ANCHOR = { name: "b", rating: 1000 };

describe("a rating", () => {
  test("of one who wins ten times as often as it loses is 400 more", () => {
    const [low, high] = fitElo([met("a", "b", 1000, 1100)], ANCHOR);
    expect(low).toEqual({ name: "b", rating: 1000, within: 0 });
    expect(high?.rating).toBeCloseTo(1400, 6);
  });

  test("is found again where everybody plays as strongly as they are", () => {
    const strengths = { a: 850, b: 1000, c: 1035 };
    const share = (x: number, y: number) => 1 / (1 + 10 ** ((y - x) / 400));
    const meetings = [
      met("a", "b", 1000 * share(strengths.a, strengths.b), 1000),
      met("c", "a", 500 * share(strengths.c, strengths.a), 500),
      met("b", "c", 2000 * share(strengths.b, strengths.c), 2000),
    ];
    const fitted = fitElo(meetings, ANCHOR);
    expect(fitted.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    for (const { name, rating } of fitted)
      expect(rating).toBeCloseTo(strengths[name as keyof typeof strengths], 6);
  });

  test("of two who are equal is known as well as their share of points", () => {
    const within = (weight: number) =>
      fitElo([met("a", "b", 500, 1000)], ANCHOR, weight).find(({ name }) => name === "a")?.within ??
      0;
    // The share's standard deviation, and a slope of 4 from shares to logarithms of strength.
    expect(within(1)).toBeCloseTo((1.96 * 4 * Math.sqrt(0.25 / 1000) * 400) / Math.LN10, 1);
    expect(within(0.5)).toBeCloseTo(within(1) * Math.SQRT2, 6);
  });

  test("needs somebody to stand against, and a point", () => {
    expect(() => fitElo([met("a", "c", 1, 2)], ANCHOR)).toThrow("'b' has met nobody");
    expect(() => fitElo([met("a", "b", 0, 2)], ANCHOR)).toThrow("'a' has won nothing");
  });
});
