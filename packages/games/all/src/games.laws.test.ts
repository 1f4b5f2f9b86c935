import { brokenWords, reportWords, unseenIn } from "@holmgang/kernel/testing";
import { beforeAll, expect, test } from "vitest";
import { GAME_IDS } from "./index.ts";
import type { GameId } from "./index.ts";
import { lawKitOf, lawsOnThreads, SIZES, tried } from "./testing/index.ts";
import type { LawTally } from "./testing/index.ts";

/** What was promised for a game; any other is held to what its share of the time allows, and to this many at least. */
const PROMISED: Partial<Record<string, number>> = {
  orcain: 12_000,
  slots: 5_000,
  clans: SIZES.lawful.few,
  "clans-field": SIZES.lawful.fewest,
};
const LEAST = SIZES.lawful.least;

let tallies: ReadonlyMap<GameId, LawTally>;
beforeAll(async () => {
  const leastOf = (id: GameId) => PROMISED[id] ?? LEAST;
  tallies = await lawsOnThreads({ games: GAME_IDS, leastOf, ...SIZES.laws });
}, 7_200_000);

test.each(GAME_IDS)("%s keeps every law, and everything it must show is seen", async (id) => {
  const { report, cpuMs } = tallies.get(id)!; // all of them were run
  const kit = await lawKitOf(id);
  console.log(`${reportWords(kit, report!)}\n  in ${Math.round(cpuMs / 1000)} s`);
  expect(brokenWords(kit, report!)).toBeNull();
  expect(unseenIn(kit, report!)).toEqual([]);
  tried(`matches of ${id} held to the laws`, report!.matches);
  expect(report!.matches).toBeGreaterThanOrEqual(PROMISED[id] ?? LEAST);
});
