import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solveMatrix } from "./solve-matrix.ts";

const rounded = (mix: readonly number[]) => mix.map((chance) => Math.round(chance * 1e6) / 1e6);

describe("a matrix game", () => {
  test("rock, paper, scissors is even, and all three are played alike", () => {
    const { value, mine, theirs, gap } = solveMatrix([
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(value).toBeCloseTo(0, 12);
    expect([rounded(mine), rounded(theirs)]).toEqual([
      [0.333333, 0.333333, 0.333333],
      [0.333333, 0.333333, 0.333333],
    ]);
    expect(gap).toBeLessThan(1e-12);
  });

  test("a saddle point is found as such", () => {
    const { value, mine, theirs } = solveMatrix([
      [3, 1],
      [0, -2],
    ]);
    expect([value, rounded(mine), rounded(theirs)]).toEqual([1, [1, 0], [0, 1]]);
  });

  test("a dominated row is never played", () => {
    expect(
      rounded(
        solveMatrix([
          [2, -1],
          [-1, 1],
          [-2, -2],
        ]).mine,
      ),
    ).toEqual([0.4, 0.6, 0]);
  });

  test("one choice each is no choice", () => {
    expect(solveMatrix([[-0.25]])).toEqual({ value: -0.25, mine: [1], theirs: [1], gap: 0 });
  });

  test("any game of small numbers, degenerate or not, is certified by its duality gap", () => {
    const matrix = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .chain(([rows, columns]) =>
        fc.array(
          fc.array(fc.integer({ min: -1, max: 1 }), { minLength: columns, maxLength: columns }),
          { minLength: rows, maxLength: rows },
        ),
      );
    fc.assert(
      fc.property(matrix, (payoff) => {
        const { gap, mine, theirs } = solveMatrix(payoff);
        expect(gap).toBeLessThan(1e-9);
        for (const mix of [mine, theirs]) {
          expect(Math.min(...mix)).toBeGreaterThanOrEqual(0);
          expect(mix.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("what was dropped keeps its place in the mixes, and the gap is that of the whole game", () => {
    const { mine, theirs, gap, value } = solveMatrix([
      [-9, -9, -9, -9],
      [9, 2, 2, -1],
      [9, -1, -1, 1],
      [9, 2, 2, -1],
    ]);
    expect([rounded(mine), rounded(theirs)]).toMatchObject([
      [0, expect.any(Number), 0.6, expect.any(Number)],
      [0, expect.any(Number), expect.any(Number), 0.6],
    ]);
    expect(
      [mine[1]! + mine[3]!, theirs[1]! + theirs[2]!].map((chance) => chance.toFixed(9)),
    ).toEqual(["0.400000000", "0.400000000"]);
    expect(value).toBeCloseTo(0.2, 12);
    expect(gap).toBeLessThan(1e-12);
  });

  test("large payoffs and small ones alike", () => {
    for (const scale of [1e-6, 1, 1e6]) {
      const { value, gap } = solveMatrix([
        [2 * scale, -scale],
        [-scale, scale],
      ]);
      expect(value / scale).toBeCloseTo(0.2, 12);
      expect(gap / scale).toBeLessThan(1e-9);
    }
  });
});
