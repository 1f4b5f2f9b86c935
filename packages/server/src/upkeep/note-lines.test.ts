import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepAddresses } from "../addresses/addresses.ts";
import { NO_LIMITS } from "../limits/limits.ts";
import { uncountedPair } from "../matches/uncounted.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House } from "../testing/house.ts";
import { SWEEPS } from "./sweeps.ts";

const HOUR_MS = 60 * 60 * 1000;

let house: House;
beforeAll(async () => {
  house = await openHouse({
    isStill: true,
    limits: { ...NO_LIMITS, pairADay: 10, countsPrivate: true },
  });
});
afterAll(() => house.close());

test("two of one household who have been connected for more than a day are one household still", async () => {
  const { node, clock } = house;
  const pair = [await newPlayer(house), await newPlayer(house)];
  const lines = await Promise.all(pair.map((account) => pickUp(house, account)));
  for (const account of pair) await node.addresses.note(account, "127.0.0.1");
  const why = () => uncountedPair(node, node.ask, pair);
  const hourly = SWEEPS.filter(([ms]) => ms === HOUR_MS).map(([, work]) => work);
  for (let hour = 0; hour < 30; hour++) {
    clock.now += HOUR_MS;
    for (const work of hourly) await work(node);
    await sweepAddresses(node.db, node.now());
  }
  expect(await why()).toBe("same-household");
  for (const line of lines) await line.drop();
  clock.now += 25 * HOUR_MS;
  for (const work of hourly) await work(node);
  expect(await why()).toBeNull();
});
