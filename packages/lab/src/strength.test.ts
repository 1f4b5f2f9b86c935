import { findBot, ROSTER } from "@holmgang/bots";
import { GAME_IDS, GAMES } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { describe, expect, test } from "vitest";
import { simulateMatch } from "./simulate.ts";

/** So far apart that a few matches tell; nearer ones would need hundreds. */
const APART = 250;

/** The nearer two ratings are, the more matches it takes; two make a pair that shares its chance. */
const matchesFor = (apart: number): number => 2 * Math.ceil((700 / apart) ** 2);

/** Less than they were measured with, and enough to tell: a player that searches takes seconds a match otherwise. */
const THOUGHT = 40;

/** Players who search take their time, and on a busy machine more of it. */
const SLOW_MS = 240_000;

const ratingsOf = async (id: GameId) => {
  const { STRENGTH } = (await import(`@holmgang/bots/${id}/strength`)) as {
    STRENGTH: Readonly<Record<string, number>>; // as `npm run strength` writes it
  };
  return STRENGTH;
};

/** Whether one bot makes more than half of so many matches against another, 1 a win and ½ a draw; once that is decided, the rest is not played. */
function beats(id: GameId, [name, against]: readonly [string, string], matches: number): boolean {
  const config = GAMES[id].parseConfig(undefined);
  invariant(config.ok, "the usual settings are settings");
  const bots = [findBot(id, name)!, findBot(id, against)!] as const; // both are of the roster
  const simulation = { host: GAMES[id], bots, config: config.value, seed: 1, iterations: THOUGHT };
  const worth = { 0: 1, 1: 0, draw: 0.5, "both-lose": 0.5 };
  let points = 0;
  for (let index = 0; index < matches; index++) {
    points += worth[simulateMatch(simulation, index).winner];
    if (points > matches / 2) return true;
    if (points + (matches - index - 1) <= matches / 2) return false;
  }
  return false;
}

/** A bot that is alone with its game has nobody to be measured against. */
const MEASURED = GAME_IDS.filter((id) => ROSTER[id].length > 1);

describe.each(MEASURED)("the bots of %s", async (id) => {
  const ratings = await ratingsOf(id);
  const names = ROSTER[id].map(({ name }) => name);
  const points = names.map((name) => ratings[name] ?? NaN);
  const pairs = names.flatMap((stronger, i) => {
    const weaker = names.findLast((_, j) => points[i]! - points[j]! >= APART); // indices of the same list
    return weaker === undefined
      ? []
      : [{ stronger, weaker, matches: matchesFor(points[i]! - ratings[weaker]!) }];
  });

  test("are all measured, and nobody else is; the roster stands in that order", () => {
    expect(Object.keys(ratings).toSorted()).toEqual(names.toSorted());
    expect(points).toEqual(points.toSorted((a, b) => a - b));
  });

  test.each(pairs)(
    "$stronger beats $weaker at the table",
    ({ stronger, weaker, matches }) => {
      expect(beats(id, [stronger, weaker], matches)).toBe(true);
    },
    SLOW_MS,
  );
});
