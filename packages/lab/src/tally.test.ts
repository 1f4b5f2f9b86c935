import { describe, expect, test } from "vitest";
import type { Result } from "./simulate.ts";
import { summarise, tallyOf } from "./tally.ts";
import { wilson } from "./wilson.ts";

const result = (
  winner: Result["winner"],
  seat: Result["seat"],
  length: number,
  reason = "decision",
): Result => ({ winner, seat, beginnerWon: seat === null ? null : seat === 1, length, reason });

describe("a summary", () => {
  const summary = summarise([
    tallyOf([result(0, 0, 6), result(1, 0, 6), result("draw", null, 20, "round-cap")]),
    tallyOf([result(0, 1, 8), result("both-lose", null, 4, "timeout")]),
  ]);

  test("adds up blocks", () => {
    expect(summary).toMatchObject({
      matches: 5,
      wins: [2, 1],
      draws: 1,
      bothLose: 1,
      endings: { decision: 3, "round-cap": 1, timeout: 1 },
    });
  });

  test("tells how often whoever moved first won, and nothing where both move at once", () => {
    expect(summary.firstMover?.value).toBe(1 / 3);
    const together = { ...result(0, 0, 6), beginnerWon: null };
    expect(summarise([tallyOf([together])]).firstMover).toBeNull();
  });

  test("rates wins of all matches, counts a draw as half a point, and the first seat among decided ones", () => {
    expect(summary.winRate.value).toBe(2 / 5);
    expect(summary.score.value).toBe(2.5 / 5);
    expect(summary.firstSeat.value).toBe(2 / 3);
  });

  test("is as sure of a score as the number of pairs allows, which is less than of so many single matches", () => {
    expect(summary.score.high - summary.score.low).toBeGreaterThan(
      wilson(2.5, 5).high - wilson(2.5, 5).low,
    );
  });

  test("tells how long matches are", () => {
    expect(summary.length).toEqual({ mean: 8.8, p50: 6, p95: 20, max: 20 });
  });

  test("of nothing is nothing", () => {
    expect(summarise([])).toMatchObject({
      matches: 0,
      length: { mean: 0, p50: 0, p95: 0, max: 0 },
    });
  });
});

describe("Wilson's interval", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [520, 1000, 0.489, 0.5508],
  ])("%i of %i lies between %f and %f", (successes, trials, low, high) => {
    const share = wilson(successes, trials);
    expect([share.low.toFixed(4), share.high.toFixed(4)]).toEqual([
      low.toFixed(4),
      high.toFixed(4),
    ]);
  });

  test("knows nothing without trials", () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});
