import { expect, test } from "vitest";
import { bucket } from "./bucket.ts";

function measure() {
  const clock = { now: 0 };
  return { clock, of: bucket({ aSecond: 2, atOnce: 10 }, () => clock.now) };
}

test("a price is taken if it is there; what is refused takes nothing", () => {
  const { clock, of } = measure();
  expect(of.tryTake(8)).toBe(0);
  expect(of.tryTake(5)).toBe(1500);
  expect(of.tryTake(2)).toBe(0);
  clock.now += 1500;
  expect(of.tryTake(3)).toBe(0);
  expect(of.tryTake()).toBe(500);
});

test("what turns out dearer is owed, and nothing is there until that is paid", () => {
  const { clock, of } = measure();
  expect(of.take(16)).toBe(3000);
  expect(of.lacks(1)).toBe(3500);
  clock.now += 3500;
  expect(of.lacks(1)).toBe(0);
  expect(of.isFull()).toBe(false);
});

test("a price above what it holds is paid by all it holds", () => {
  const { of } = measure();
  expect(of.tryTake(25)).toBe(0);
  expect(of.lacks(25)).toBe(12_500);
});
