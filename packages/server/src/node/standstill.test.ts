import { expect, test } from "vitest";
import type { Line } from "../lines/line.ts";
import { openStandstill } from "./standstill.ts";

const line: Line = {
  id: "line",
  account: { id: "ann", kind: "guest", session: "s", household: "local" },
  say() {},
  hangUp() {},
};

/** A node whose clock is turned by hand, and what it does about standing still. */
function nodeThat() {
  const told: string[] = [];
  const clock = { now: 0 };
  const standstill = openStandstill(
    async (ms) => void told.push(`made up for ${ms}`),
    () => clock.now,
  );
  standstill.watch(line, () => void told.push("asked for life"));
  return { told, clock, standstill };
}

test("a node that is a little late has not stood still", async () => {
  const { told, clock, standstill } = nodeThat();
  for (const ms of [500, 2_500, 4_500]) {
    clock.now = ms;
    await standstill.over();
  }
  expect(told).toEqual([]);
  expect(standstill.isUnheard(line)).toBe(false);
});

test("whoever looks first after a standstill waits until it is made up for, and it is made up for once", async () => {
  const { told, clock, standstill } = nodeThat();
  clock.now = 10_000;
  await Promise.all([standstill.over(), standstill.over()]);
  expect(told).toEqual(["asked for life", "made up for 10000"]);
});

test("a line that shows a sign of life is heard again, until the next standstill", async () => {
  const { clock, standstill } = nodeThat();
  clock.now = 10_000;
  await standstill.over();
  expect(standstill.isUnheard(line)).toBe(true);
  standstill.heard(line);
  expect(standstill.isUnheard(line)).toBe(false);
  clock.now = 20_000;
  await standstill.over();
  expect(standstill.isUnheard(line)).toBe(true);
  standstill.unwatch(line);
  expect(standstill.isUnheard(line)).toBe(false);
});
