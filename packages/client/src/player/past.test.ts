import { describe, expect, test } from "vitest";
import { pastAsCsv, pastAsJson } from "./past-file.ts";
import { isFiltered, NO_FILTERS, pastPath, ratingChange } from "./past-matches.ts";
import type { PastMatch } from "./past-matches.ts";

const sitter = (nickname: string) => ({ account: "a", nickname, kind: "named", avatar: "orc" });

const match = (facts: Partial<PastMatch> = {}): PastMatch => ({
  id: "m1",
  game: "orcain",
  mode: "standard",
  rated: true,
  players: [sitter("Ann"), sitter('=Bob, "the"')],
  seat: 0,
  result: "win",
  reason: "knockout",
  endedAt: 0,
  rating: { before: 1500.4, after: 1511.6 },
  points: null,
  ...facts,
});

describe("asking for matches", () => {
  test("only what is wanted is in the address", () => {
    expect(pastPath("Ann B", NO_FILTERS, { limit: 20 })).toBe(
      "/api/players/Ann%20B/matches?limit=20",
    );
    expect(
      pastPath(
        "Ann",
        { ...NO_FILTERS, result: "win", rival: " orc " },
        { limit: 5, before: "1.m" },
      ),
    ).toBe("/api/players/Ann/matches?result=win&rival=orc&before=1.m&limit=5");
  });

  test("spaces alone are no filter", () => {
    expect(isFiltered({ ...NO_FILTERS, rival: "  " })).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, game: "orcain" })).toBe(true);
  });

  test("a change is between the numbers as shown", () => {
    expect(ratingChange(match())).toBe(12);
    expect(ratingChange(match({ rating: null }))).toBeNull();
  });
});

describe("matches as a file", () => {
  test("a name can be no formula and breaks no line", () => {
    const [head, line] = pastAsCsv([match()], (_game, { nickname }) => nickname).split("\r\n");
    expect(head?.split(",")).toHaveLength(13);
    expect(line).toBe(
      `m1,1970-01-01T00:00:00.000Z,orcain,standard,true,"'=Bob, ""the""",0,win,knockout,1500.4,1511.6,,`,
    );
  });

  test("json comes back as it was", () => {
    expect(JSON.parse(pastAsJson([match()]))).toEqual([match()]);
  });
});
