import type { View } from "@holmgang/campaign";
import { parseSetup, startRun, view } from "@holmgang/campaign";
import { invariant } from "@holmgang/kernel";
import { expect, test } from "vitest";
import { wagonsOn } from "./wagons-on.ts";

const LONG = [
  [0, 0],
  [400, 0],
] as const;

/** A town whose buildings take ten encounters and have so many left. */
function town(...left: readonly number[]): Pick<View, "town" | "setup"> {
  const setup = parseSetup({ seed: "wagons" });
  invariant(setup.ok, setup.ok ? "" : setup.refusal.words);
  const seen = view(startRun(setup.value).state);
  const [ground] = seen.town.buildings;
  invariant(ground !== undefined, "a town begins with Training Grounds");
  const buildings = left.map((each) => ({ ...ground, cycle: 10, left: each }));
  return { setup: seen.setup, town: { ...seen.town, buildings } };
}

test("a wagon has come as far along the road as its building is done", () => {
  const [{ at, left } = { at: [0, 0], left: [] }] = wagonsOn(town(5), LONG);
  expect(Math.abs(at[0] - 200)).toBeLessThan(12);
  expect(left).toEqual([5]);
});

test("what was just begun stands before the gate, and nobody is sent to an army in its town", () => {
  expect(wagonsOn(town(10), LONG)).toMatchObject([{ at: [49, 0], left: [10] }]);
  expect(wagonsOn(town(10), [[0, 0]])).toEqual([]);
});

test("none stands on town or army", () => {
  const [early, late] = [wagonsOn(town(9), LONG), wagonsOn(town(0), LONG)];
  expect(early[0]?.at[0]).toBeGreaterThanOrEqual(40);
  expect(late[0]?.at[0]).toBeLessThanOrEqual(360);
});

test("two that would lie on each other are one, the first to come first", () => {
  expect(wagonsOn(town(5, 4), LONG)).toMatchObject([{ left: [4, 5] }]);
  expect(wagonsOn(town(8, 2), LONG)).toMatchObject([{ left: [2] }, { left: [8] }]);
});

test("on a short road it stands beside it", () => {
  const short = [
    [0, 0],
    [50, 0],
  ] as const;
  expect(wagonsOn(town(5), short)[0]?.at[1]).toBe(40);
});
