import { beforeAll, expect, test } from "vitest";
import { GAME_IDS } from "./index.ts";
import type { GameId } from "./index.ts";
import { lawsOnThreads, SIZES } from "./testing/index.ts";
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

test.each(GAME_IDS)("%s keeps every law, and everything it must show is seen", (id) => {
  const { matches, cpuMs, told, broken } = tallies.get(id)!; // all of them were run
  console.log([...told, `${id}: ${matches} matches in ${Math.round(cpuMs / 1000)} s`].join("\n"));
  expect(broken).toEqual([]);
  expect(matches).toBeGreaterThanOrEqual(PROMISED[id] ?? LEAST);
});
