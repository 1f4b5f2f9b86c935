import { describe, expect, test } from "vitest";
import { simplex } from "./simplex.ts";

const SOBER = { tiny: 1e-9, patience: 8, seed: 1 };

describe("the simplex method", () => {
  test("gives both players' weights, whose sums are one over the value", () => {
    const { mine, theirs } = simplex(
      [
        [3, 1],
        [1, 2],
      ],
      SOBER,
    );
    for (const [weight, expected] of [
      [mine[0], 0.2],
      [mine[1], 0.4],
      [theirs[0], 0.2],
      [theirs[1], 0.4],
    ] as const) {
      expect(weight).toBeCloseTo(expected, 12);
    }
  });

  test("comes to the same if chance picks the way, and the same seed picks the same way", () => {
    const cycle = Array.from({ length: 7 }, (_, i) =>
      Array.from({ length: 7 }, (_unused, j) => 1 + ((j - i + 7) % 7 === 1 ? 1 : 0)),
    );
    for (const seed of [1, 2, 3]) {
      const weights = simplex(cycle, { tiny: 1e-9, patience: 0, seed });
      for (const weight of [...weights.mine, ...weights.theirs]) {
        expect(weight).toBeCloseTo(1 / 8, 12);
      }
      expect(simplex(cycle, { tiny: 1e-9, patience: 0, seed })).toEqual(weights);
    }
  });

  test("ends even where the tolerance makes no sense", () => {
    const twins = Array.from({ length: 20 }, (_, i) =>
      Array.from({ length: 20 }, (_unused, j) => 1 + ((i * j) % 3) / 3),
    );
    for (const tiny of [0, -1e-3, 0.5]) {
      expect(simplex(twins, { ...SOBER, tiny }).mine).toHaveLength(20);
    }
  });
});
