import { host } from "@holmgang/kernel";
import { random } from "@holmgang/bots";
import { slots, STARTERS, words } from "@holmgang/slots";
import { expect, test } from "vitest";
import { simulate } from "./simulate.ts";
import type { SimulationPlan, SimulationReport } from "./simulate.ts";

const playable = { host: host(slots, words), bots: [random] };
const entry = (index: number) => ({ deck: STARTERS[index]!.cards });
const plan: SimulationPlan = {
  game: "slots",
  bot: "random",
  entry: entry(1),
  against: [
    { id: "garrison", entry: entry(0) },
    { id: "siege", entry: entry(2) },
  ],
  matches: 10,
  seed: 7,
};
const deaf = (): void => undefined;

test("every rival is met in pairs, and the shares are those of the matches", async () => {
  const report = await simulate(playable, plan, deaf);
  if (!report.ok) throw new Error(report.refusal.words);
  const { all, against } = report.value;
  expect(against.map(({ id, matches }) => `${id} ${matches}`)).toEqual(["garrison 6", "siege 4"]);
  const wins = against.reduce((sum, { matches, won }) => sum + won.value * matches, 0);
  expect([all.matches, all.won.value * 10]).toEqual([10, expect.closeTo(wins)]);
  expect(all.won.low).toBeLessThan(all.won.value);
  expect(all.won.high).toBeGreaterThan(all.won.value);
});

test("the same seed finds the same", async () => {
  expect(await simulate(playable, plan, deaf)).toEqual(await simulate(playable, plan, deaf));
});

test("a deck that may not be played is refused before a match", async () => {
  const told: SimulationReport[] = [];
  const report = await simulate(playable, { ...plan, entry: { deck: [] } }, (each) =>
    told.push(each),
  );
  expect([report.ok, told]).toEqual([false, []]);
});
