import { describe, expect, test } from "vitest";
import { regretMix } from "./regret-matching.ts";
import { solveMatrix } from "./solve-matrix.ts";

describe("regret matching", () => {
  test("plays rock, paper, scissors evenly", () => {
    const mix = regretMix(
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      500,
    );
    for (const chance of mix) expect(chance).toBeCloseTo(1 / 3, 2);
  });

  test("never plays what is always worse", () => {
    expect(
      regretMix(
        [
          [3, 4],
          [1, 2],
        ],
        200,
      )[1],
    ).toBeLessThan(0.01);
  });

  test("loses hardly anything against the best reply, where the exact solution loses nothing", () => {
    const payoff = Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 9 }, (_unused, j) => ((i * 7 + j * 11 + i * j) % 13) - 6),
    );
    const mix = regretMix(payoff, 1000);
    const worst = Math.min(
      ...payoff[0]!.map((_, j) => payoff.reduce((sum, row, i) => sum + mix[i]! * row[j]!, 0)),
    );
    expect(solveMatrix(payoff).value - worst).toBeLessThan(0.1);
  });

  test("one choice is no choice", () => {
    expect(regretMix([[5, -5]], 10)).toEqual([1]);
  });
});
