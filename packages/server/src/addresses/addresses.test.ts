import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/open-store.ts";
import { accountRow } from "../testing/rows.ts";
import { newFolder } from "../testing/server.ts";
import { openAddresses, sweepAddresses } from "./addresses.ts";

const HOUR_MS = 60 * 60 * 1000;
const NOON = 1_800_000_000_000;
let store: Store;
beforeAll(async () => {
  store = await openStore({ folder: newFolder() });
});
afterAll(() => store.close());

const rows = () =>
  store.db.selectFrom("account_address").selectAll().orderBy("account_id").orderBy("at").execute();

test("nodes keep the same hash of a household, and none of them its address", async () => {
  const rules = { now: () => NOON, countsPrivate: false };
  const [north, south] = [
    await openAddresses(store.db, rules),
    await openAddresses(store.db, rules),
  ];
  expect(north.hashOf("2001:db8::5")).toBe(south.hashOf("2001:db8:0:0:1::9"));
  expect(north.hashOf("203.0.113.7")).not.toBe(north.hashOf("203.0.113.8"));
  expect(north.hashOf("203.0.113.7")).not.toContain("203");
});

test("an account at a place is written once an hour, and forgotten after a day", async () => {
  let now = NOON;
  const [ann, bob] = [await accountRow(store, "ann"), await accountRow(store, "bob")];
  const addresses = await openAddresses(store.db, { now: () => now, countsPrivate: false });
  await addresses.note(ann, "203.0.113.7");
  now += HOUR_MS / 2;
  await addresses.note(ann, "203.0.113.7");
  await addresses.note(bob, "127.0.0.1");
  expect(await rows()).toEqual([
    { account_id: ann, hash: addresses.hashOf("203.0.113.7"), at: String(NOON), counts: true },
    { account_id: bob, hash: addresses.hashOf("127.0.0.1"), at: String(now), counts: false },
  ]);
  now += HOUR_MS;
  await addresses.note(ann, "203.0.113.7");
  expect((await rows())[0]).toMatchObject({ account_id: ann, at: String(now) });
  await sweepAddresses(store.db, NOON + 25 * HOUR_MS);
  expect((await rows()).map(({ account_id }) => account_id)).toEqual([ann]);
});
