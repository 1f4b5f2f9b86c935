import { expect, test } from "vitest";
import { ago } from "./moment.ts";

const NOW = Date.UTC(2026, 10, 15, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [-5_000, "just now"],
  [59_999, "just now"],
  [MINUTE, "1 min ago"],
  [90 * MINUTE, "1 h ago"],
  [DAY, "yesterday"],
  [6 * DAY, "6 days ago"],
  [7 * DAY, "8 Nov 2026"],
])("%i ms back is %s", (past, words) => {
  expect(ago(NOW - past, NOW)).toBe(words);
});
