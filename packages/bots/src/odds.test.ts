import { expect, test } from "vitest";
import { expectedScore, oddsAgainst } from "./odds.ts";

test.each([
  [1000, 1000, "1 of 2"],
  [1190, 1000, "3 of 4"],
  [1110, 1000, "2 of 3"],
  [804, 1000, "1 of 4"],
  [1400, 1000, "9 of 10"],
  [1473, 1000, "19 of 20"],
  [1974, 1000, "99 of 100"],
  [400, 1000, "1 of 20"],
])("whoever has %d wins against %d about %s", (rating, against, said) => {
  const { wins, of } = oddsAgainst(rating, against);
  expect(`${wins} of ${of}`).toBe(said);
});

test("the odds of the one are what the other leaves, and 400 points are ten to one", () => {
  expect(expectedScore(1400, 1000) + expectedScore(1000, 1400)).toBeCloseTo(1, 12);
  expect(expectedScore(1400, 1000)).toBeCloseTo(10 / 11, 12);
});
