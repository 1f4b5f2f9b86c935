import { expect, test } from "vitest";
import { signed } from "./signed.ts";

test.each([
  [-2, "−2"],
  [1, "+1"],
  [0, "0"],
])("%d is written %s", (value, words) => {
  expect(signed(value)).toBe(words);
});
