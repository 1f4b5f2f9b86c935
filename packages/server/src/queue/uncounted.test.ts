import type { MessageOf } from "@holmgang/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NO_LIMITS } from "../limits/limits.ts";
import { newPlayer, openHouse, pickUp } from "../testing/house.ts";
import type { House, Thread } from "../testing/house.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let house: House;
beforeAll(async () => {
  house = await openHouse({ limits: { ...NO_LIMITS, pairADay: 2 } });
});
afterAll(() => house.close());

async function playerAt(address: string): Promise<Thread> {
  const account = await newPlayer(house);
  await house.node.addresses.note(account, address);
  return pickUp(house, account);
}

async function heard<K extends "match_found" | "settled">(
  { heard: all }: Thread,
  kind: K,
): Promise<MessageOf<K>> {
  for (;;) {
    const message = all.find((each) => each.kind === kind);
    if (message) return message as never; // of this kind, as was looked at
    await house.settle();
  }
}

/** They meet in the queue; the first gives up. */
async function meet(one: Thread, two: Thread) {
  await house.node.db.deleteFrom("rating").execute(); // or they would be too far apart to meet
  for (const each of [one, two]) {
    each.heard.length = 0;
    expect(await each.ask({ kind: "queue", game: "orcain", mode: "standard" })).toMatchObject({
      kind: "ok",
    });
  }
  const { match, rated, pot, uncounted } = await heard(one, "match_found");
  await heard(two, "match_found");
  for (const each of [one, two]) await each.ask({ kind: "nonce", match, nonce: "n" });
  await house.settle();
  expect(await one.ask({ kind: "resign", match })).toMatchObject({ kind: "ok" });
  const { tokensWon, rating } = await heard(two, "settled");
  return { rated, pot, uncounted, tokensWon, isRated: rating !== null };
}

const COUNTS = { rated: true, pot: 2, uncounted: undefined, tokensWon: 1, isRated: true };
const forNothing = (uncounted: string) => ({
  rated: false,
  pot: 0,
  uncounted,
  tokensWon: 0,
  isRated: false,
});

test("rivals of one household play for nothing, and hear it before they begin", async () => {
  const [ann, bob] = [await playerAt("2001:db8::1"), await playerAt("2001:db8::2")];
  expect(await meet(ann, bob)).toEqual(forNothing("same-household"));
  const [eve, zoe] = [await playerAt("10.0.0.7"), await playerAt("10.0.0.7")];
  expect(await meet(eve, zoe)).toEqual(COUNTS); // nobody can tell who is behind a private address
});

test("two who meet again and again play for nothing until a day has passed", async () => {
  const [ann, bob] = [await playerAt("203.0.113.7"), await playerAt("198.51.100.9")];
  expect(await meet(ann, bob)).toEqual(COUNTS);
  expect(await meet(bob, ann)).toEqual(COUNTS);
  expect(await meet(ann, bob)).toEqual(forNothing("met-often"));
  const zoe = await playerAt("192.0.2.1");
  expect(await meet(ann, zoe)).toEqual(COUNTS);
  house.clock.now += DAY_MS + 1;
  expect(await meet(bob, ann)).toEqual(COUNTS);
});
