import { GAMES } from "@holmgang/games";
import { describe, expect, test } from "vitest";
import { ladderOf, leagueOf, pointsAfter } from "./ladder.ts";

describe("Orcain's ladder", () => {
  const ladder = ladderOf(GAMES.orcain);

  test.each([
    ["win", 0, 5],
    ["win", 97, 102],
    ["draw", 40, 40],
    ["loss", 40, 38],
    ["loss", 2, 0],
    ["loss", 1, 0],
    ["loss", 0, 0],
    ["void", 7, 7],
  ] as const)("a %s at %i points leads to %i", (ending, before, after) => {
    expect(pointsAfter(ladder, before, ending)).toBe(after);
  });

  test.each([
    [0, "wood"],
    [99, "wood"],
    [100, "iron"],
    [199, "iron"],
    [200, "bronze"],
    [349, "bronze"],
    [350, "silver"],
    [549, "silver"],
    [550, "gold"],
    [799, "gold"],
    [800, "mythic"],
    [100_000, "mythic"],
  ])("%i points are %s", (points, league) => {
    expect(leagueOf(ladder, points)).toBe(league);
  });
});

test("a game without a ladder has neither points nor leagues", () => {
  expect([pointsAfter(null, 0, "win"), leagueOf(null, 0)]).toEqual([0, null]);
});
