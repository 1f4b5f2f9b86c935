import { expect, test } from "vitest";
import { clockOffset } from "./clock-offset.ts";

test("a server's time is told as this page counts it, by the quickest answer so far", () => {
  const clock = clockOffset();
  clock.note(10_500, 0, 1000); // ten seconds ahead, give or take half of a slow second
  expect(clock.toPage(20_000)).toBe(10_000);
  clock.note(10_150, 100, 200); // the same, measured better
  expect(clock.toPage(20_000)).toBe(10_000);
  clock.note(99_999, 300, 3000); // a slow answer is no better witness
  expect(clock.toPage(20_000)).toBe(10_000);
});
