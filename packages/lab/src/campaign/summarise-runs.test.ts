import { expect, test } from "vitest";
import { summariseRuns } from "./summarise-runs.ts";
import type { RunResult } from "./summarise-runs.ts";

const run = (change: Partial<RunResult>): RunResult => ({
  won: false,
  acts: 0,
  lostIn: "act 1, boss",
  ending: "base",
  encounters: 8,
  battles: 4,
  hp: 0,
  legacy: 30,
  spent: { shop: 40 },
  got: { "card bought": 2 },
  hash: "x",
  ...change,
});

test("shares are counted by run, with intervals; what was spent and got is a mean", () => {
  const won = run({ won: true, acts: 3, lostIn: null, ending: "won", encounters: 24, spent: {} });
  const summary = summariseRuns([run({}), run({ acts: 1, lostIn: "act 2, elite" }), won, won], 3);
  expect(summary.actsWon.map(({ value }) => value)).toEqual([0.75, 0.5, 0.5]);
  expect(summary.campaign.value).toBe(0.5);
  expect(summary.campaign.low).toBeLessThan(0.2);
  expect(summary.endings).toEqual({ base: 2, won: 2 });
  expect(summary.lostIn).toEqual({ "act 1, boss": 1, "act 2, elite": 1 });
  expect([summary.mean.encounters, summary.spent, summary.got]).toEqual([
    16,
    { shop: 20 },
    { "card bought": 2 },
  ]);
});

test("nothing at all is no fault", () => {
  expect(summariseRuns([], 1)).toMatchObject({ runs: 0, endings: {}, lostIn: {} });
});
