import { expect, test } from "vitest";
import { bothAfter, START, strengthAfter } from "./glicko.ts";
import type { Strength } from "./glicko.ts";

const strength = (rating: number, deviation: number): Strength => ({
  rating,
  deviation,
  volatility: 0.06,
});

test("the example of Glickman's paper comes out as printed", () => {
  const { rating, deviation, volatility } = strengthAfter(strength(1500, 200), [
    { rival: strength(1400, 30), score: 1 },
    { rival: strength(1550, 100), score: 0 },
    { rival: strength(1700, 300), score: 0 },
  ]);
  // He reckons with rounded numbers on the way, and cuts the last one.
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 2);
  expect(Math.floor(volatility * 1e5)).toBe(5999);
});

test("between two beginners the winner gains what the loser loses, and both are better known", () => {
  const [winner, loser] = bothAfter([START, START], 1);
  expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 9);
  expect([Math.round(winner.rating), Math.round(winner.deviation)]).toEqual([1662, 290]);
  expect(loser.deviation).toBeCloseTo(winner.deviation, 9);
});

test("a draw draws the two towards each other", () => {
  const [weak, strong] = bothAfter([strength(1400, 80), strength(1800, 80)], 0.5);
  expect(weak.rating).toBeGreaterThan(1400);
  expect(strong.rating).toBeLessThan(1800);
});

test("it does not matter who is named first", () => {
  const [a, b] = [strength(1430, 120), strength(1710, 60)];
  expect(bothAfter([a, b], 0)).toEqual(bothAfter([b, a], 1).toReversed());
});
