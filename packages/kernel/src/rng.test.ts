import { describe, expect, test } from "vitest";
import { generator, next, pick, rngState, seededRng, shuffle } from "./rng.ts";
import type { RngState } from "./rng.ts";

describe("the generator", () => {
  test("gives the published numbers of xoshiro128** for the state 1, 2, 3, 4", () => {
    const state: RngState = [1, 2, 3, 4];
    const numbers = Array.from({ length: 10 }, () => next(state));
    expect(numbers).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test("turns a seed into the first half of its SHA-256", () => {
    // printf holmgang | sha256sum
    expect(
      rngState("holmgang")
        .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
        .join(""),
    ).toBe("c7f78fedcdf1745b831c8441264fe1f9");
  });

  test("has vectors of its own, for every platform to check against", () => {
    const rng = seededRng("vector");
    expect(Array.from({ length: 12 }, () => rng.below(1000))).toMatchInlineSnapshot(`
      [
        326,
        184,
        733,
        671,
        860,
        423,
        826,
        794,
        919,
        616,
        4,
        285,
      ]
    `);
    expect(shuffle(seededRng("vector"), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toMatchInlineSnapshot(`
      [
        0,
        8,
        6,
        9,
        2,
        7,
        4,
        5,
        1,
        3,
      ]
    `);
  });

  test("is its state: a copy of the state continues alike", () => {
    const state = rngState("copy");
    const rng = generator(state);
    rng.below(10);
    const copy = generator([...state]);
    expect([rng.below(1e6), rng.below(7)]).toEqual([copy.below(1e6), copy.below(7)]);
  });

  test.each([2, 3, 6, 7, 24, 1000])("gives every number below %i equally often", (n) => {
    const rng = seededRng(`fair ${n}`);
    const draws = 60_000;
    const counts = Array<number>(n).fill(0);
    for (let i = 0; i < draws; i++) counts[rng.below(n)]!++;
    const expected = draws / n;
    const chi2 = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi2).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test.each([3, 1025])("redraws what would favour some numbers below %i", (n) => {
    // Both ranges leave a surplus of one draw, and the state 0, 0, 0, 1 draws exactly that first.
    const state: RngState = [0, 0, 0, 1];
    const bits = n <= 1024 ? 16 : 32;
    const draws = Array.from({ length: 40 }, () => next(state) >>> (32 - bits));
    const kept = draws.filter((draw) => (draw * n) % 2 ** bits >= 2 ** bits % n);
    expect(draws[0]).toBe(0);
    const rng = generator([0, 0, 0, 1]);
    const numbers = kept.map((draw) => Math.floor((draw * n) / 2 ** bits));
    expect(kept.map(() => rng.below(n))).toEqual(numbers);
  });

  test("refuses ranges it cannot draw from without bias", () => {
    const rng = seededRng("range");
    for (const n of [0, -1, 2.5, Number.NaN, Infinity, 2 ** 21 + 1]) {
      expect(() => rng.below(n)).toThrow("is not a whole number from 1 to 2097152");
    }
    expect(rng.below(1)).toBe(0);
  });
});

describe("pick and shuffle", () => {
  test("a shuffle is a new list with the same items, and every order comes up", () => {
    const rng = seededRng("orders");
    const items = ["a", "b", "c"];
    const orders = new Set(Array.from({ length: 200 }, () => shuffle(rng, items).join("")));
    expect([...orders].toSorted()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    expect(items).toEqual(["a", "b", "c"]);
  });

  test("nothing can be picked from nothing", () => {
    expect(() => pick(seededRng("x"), [])).toThrow("empty list");
  });
});
