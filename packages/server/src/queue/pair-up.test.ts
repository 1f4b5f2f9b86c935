import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pairUp, windowAfter } from "./pair-up.ts";
import type { Waiting } from "./pair-up.ts";

const waiting = (
  account: string,
  rating: number,
  since: number,
  avoids: string[] = [],
): Waiting => ({
  account,
  rating,
  since,
  avoids: new Set(avoids),
});
const names = (all: readonly Waiting[], now: number): string[] =>
  pairUp(all, now).map(([a, b]) => `${a.account}-${b.account}`);

const ACCOUNTS = ["a", "b", "c", "d", "e", "f", "g", "h"];

describe("who plays whom", () => {
  test("the first two whose ratings are within 100", () => {
    const all = [waiting("ann", 1500, 0), waiting("bob", 1700, 1), waiting("cid", 1590, 2)];
    expect(names(all, 10)).toEqual(["ann-cid"]);
  });

  test("the window widens while one waits, and is open to anybody after a minute", () => {
    const all = [waiting("ann", 1500, 0), waiting("bob", 1700, 0)];
    expect(names(all, 6_000)).toEqual([]);
    expect(names(all, 7_000)).toEqual(["ann-bob"]);
    const far = [waiting("ann", 800, 0), waiting("bob", 2800, 59_000)];
    expect(names(far, 59_999)).toEqual([]);
    expect(names(far, 60_000)).toEqual(["ann-bob"]);
  });

  test("whoever has waited longer decides how far is too far", () => {
    const all = [waiting("new", 1700, 9_000), waiting("old", 1500, 0)];
    expect(names(all, 10_000)).toEqual(["old-new"]);
  });

  test("never those of whom one has blocked the other, whichever it is", () => {
    expect(names([waiting("ann", 1500, 0, ["bob"]), waiting("bob", 1500, 1)], 99_000)).toEqual([]);
    expect(names([waiting("ann", 1500, 0), waiting("bob", 1500, 1, ["ann"])], 99_000)).toEqual([]);
  });

  test("never an account with itself", () => {
    expect(names([waiting("ann", 1500, 0), waiting("ann", 1500, 1)], 99_000)).toEqual([]);
  });

  test("nobody twice, and nobody left who could have been paired", () => {
    const anyone = fc.record({
      account: fc.constantFrom(...ACCOUNTS),
      rating: fc.integer({ min: 800, max: 2400 }),
      since: fc.integer({ min: 0, max: 90_000 }),
      avoids: fc.array(fc.constantFrom(...ACCOUNTS), { maxLength: 3 }).map((all) => new Set(all)),
    });
    const queue = fc.uniqueArray(anyone, { selector: ({ account }) => account });
    fc.assert(
      fc.property(queue, (all) => {
        const now = 90_000;
        const pairs = pairUp(all, now);
        const paired = pairs.flat();
        expect(new Set(paired).size).toBe(paired.length);
        for (const [a, b] of pairs) {
          const waited = now - Math.min(a.since, b.since);
          expect(Math.abs(a.rating - b.rating)).toBeLessThanOrEqual(windowAfter(waited));
          expect(a.avoids.has(b.account) || b.avoids.has(a.account)).toBe(false);
        }
        expect(
          pairUp(
            all.filter((each) => !paired.includes(each)),
            now,
          ),
        ).toEqual([]);
        // The order in which the store gives them does not matter.
        expect(pairUp(all.toReversed(), now)).toEqual(pairs);
      }),
    );
  });
});
