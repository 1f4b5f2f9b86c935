import type { LawReport } from "@holmgang/kernel/testing";
import { expect, test } from "vitest";
import type { GameId } from "../index.ts";
import { shareOut } from "./law-share.ts";

/** A part in which each match had an opening. */
const seen = (matches: number): LawReport => ({
  matches,
  inputs: 0,
  events: { match_start: matches },
  endings: {},
  features: {},
  pairs: {},
  broken: null,
});

/** Two games, one of which takes ten times as long, on one thread. */
function run(sumMs: number, least: Partial<Record<GameId, number>>) {
  const cost: Readonly<Partial<Record<GameId, number>>> = { orcain: 1, slots: 10 };
  const share = shareOut({
    games: ["orcain", "slots"],
    sumMs,
    leastOf: (id) => least[id] ?? 1_250,
    seed: "test",
  });
  const seeds = new Set<string>();
  for (let part = share.next(); part !== null; part = share.next()) {
    seeds.add(part.seed);
    share.done(part, { report: seen(part.matches), cpuMs: part.matches * cost[part.id]! });
  }
  return {
    ...Object.fromEntries([...share.tallies].map(([id, t]) => [id, t.report?.matches])),
    seeds,
  };
}

test("games share the time, so that a quick one plays more", () => {
  expect(run(100_000, {})).toMatchObject({ orcain: 50_000, slots: 5_000 });
});

test("none gets less than was promised for it, however slow it is", () => {
  expect(run(0, { slots: 5_000, orcain: 12_000 })).toMatchObject({ orcain: 12_500, slots: 5_000 });
});

test("a game of which little is asked has small parts", () => {
  expect(run(0, { slots: 200, orcain: 2_000 })).toMatchObject({ orcain: 2_500, slots: 250 });
});

test("what one part saw another need not see", () => {
  const share = shareOut({ games: ["orcain"], sumMs: 0, leastOf: () => 2_500, seed: "test" });
  share.done(share.next()!, { report: { ...seen(1_250), endings: { "draw limit": 1 } }, cpuMs: 1 });
  share.done(share.next()!, { report: { ...seen(1_250), endings: { "win hp": 9 } }, cpuMs: 1 });
  expect(share.tallies.get("orcain")?.report).toMatchObject({
    events: { match_start: 2_500 },
    endings: { "draw limit": 1, "win hp": 9 },
  });
});

test("no part is run twice", () => {
  const { seeds } = run(0, { slots: 5_000, orcain: 12_000 });
  expect(seeds.size).toBe(14);
});

test("a game that has broken a promise gets no further part", () => {
  const share = shareOut({ games: ["orcain"], sumMs: 1e9, leastOf: () => 1e9, seed: "test" });
  const broken = { law: "ends", seeds: ["test"], words: "it did not" };
  share.done(share.next()!, { report: { ...seen(1), broken }, cpuMs: 1 });
  expect(share.next()).toBeNull();
});
