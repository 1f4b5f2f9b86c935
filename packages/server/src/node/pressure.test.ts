import { expect, test } from "vitest";
import { openPressure } from "./pressure.ts";

const clock = { now: 0 };
const after = async (pressure: ReturnType<typeof openPressure>, ms: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waited = pressure.during(promise);
  clock.now += ms;
  resolve();
  await waited;
};

test("is high while more than one in twenty of the last five seconds' appends took over 250 ms", async () => {
  const pressure = openPressure(() => clock.now);
  for (let i = 0; i < 38; i++) await after(pressure, 10);
  await after(pressure, 300);
  await after(pressure, 300);
  clock.now += 250;
  expect(pressure.isHigh()).toBe(false);
  await after(pressure, 300);
  expect(pressure.isHigh()).toBe(true);
  clock.now += 5_000;
  expect(pressure.isHigh()).toBe(false);
});

test("counts those that still wait, and is not high because of a few", async () => {
  const pressure = openPressure(() => clock.now);
  const never = new Promise<void>(() => {});
  for (let i = 0; i < 19; i++) void pressure.during(never);
  clock.now += 1_000;
  expect(pressure.isHigh()).toBe(false);
  void pressure.during(never);
  clock.now += 1_000;
  expect(pressure.isHigh()).toBe(true);
});
