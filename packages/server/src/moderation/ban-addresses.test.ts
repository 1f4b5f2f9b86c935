import { afterAll, beforeAll, expect, test } from "vitest";
import { browser, openHouse, visit } from "../http/testing/house.ts";
import type { House } from "../http/testing/house.ts";
import { banAddress, banAddressesOf, sweepAddressBans } from "./ban-addresses.ts";
import { lift } from "./lift.ts";
import { listSanctions } from "./list-sanctions.ts";
import type { Office } from "./office.ts";
import { seenWith } from "./seen-with.ts";

let house: House;
let office: Office;
let admin: string;
const terms = () => ({ admin, reason: "A flood of guests", until: house.now + 3_600_000 });
beforeAll(async () => {
  house = await openHouse();
  const { addresses, store } = house;
  office = { db: store.db, addresses, now: () => house.now, isAdmin: () => false };
  admin = (await visit(house)).id;
});
afterAll(() => house.close());

const guestAt = (address: string) => browser(house, address)("POST /api/guest");

test("nobody new comes in at a banned address, from the whole household, until the end", async () => {
  const known = await visit(house, "2001:db8:0:7::1");
  const claim = { nickname: "Old Hand", password: "long enough" };
  await known.send("POST /api/me/claim", claim);
  expect(await banAddress(office, { ...terms(), address: "2001:db8::7:0:0:0:9" })).toMatchObject({
    ok: true,
  });
  const refused = {
    code: "banned",
    words: /^You are banned until .*The reason: A flood of guests\.$/,
  };
  const { status, body } = await guestAt("2001:db8:0:7:5::5");
  expect([status, body["code"], body["until"]]).toEqual([403, refused.code, terms().until]);
  expect(body["words"]).toMatch(refused.words);
  expect((await guestAt("2001:db8:0:8::1")).status).toBe(200);
  expect((await known.send("GET /api/me")).status).toBe(200);
  const elsewhere = browser(house, "2001:db8:0:7::2");
  expect((await elsewhere("POST /api/sign-in", claim)).status).toBe(200);
  house.now += 3_600_000;
  expect((await guestAt("2001:db8:0:7:5::5")).status).toBe(200);
});

test("an account's addresses of the last day can be banned with it, and none is kept in clear", async () => {
  const troll = await visit(house, "203.0.113.7");
  const friend = await visit(house, "203.0.113.7");
  expect(await seenWith(office.db, troll.id)).toMatchObject([{ id: friend.id }]);
  expect(await banAddressesOf(office, { ...terms(), account: troll.id })).toBe(1);
  expect((await guestAt("203.0.113.7")).status).toBe(403);
  expect((await troll.send("GET /api/me")).status).toBe(200);
  for (const table of ["sanction", "deed", "account_address"] as const)
    expect(JSON.stringify(await office.db.selectFrom(table).selectAll().execute())).not.toContain(
      "203.0.113",
    );
  const [stands] = await listSanctions(office, { limit: 1 });
  await lift(office, { admin, sanction: stands!.id, reason: null });
  expect((await guestAt("203.0.113.7")).status).toBe(200);
  await sweepAddressBans(office.db, house.now);
  expect(await office.db.selectFrom("sanction").selectAll().execute()).toEqual([]);
});

test("what is no address, or everybody's behind a proxy, is refused", async () => {
  const ban = (address: string) => banAddress(office, { ...terms(), address });
  expect(await ban("somewhere")).toMatchObject({ refusal: { code: "bad-address" } });
  for (const address of ["127.0.0.1", "::1", "192.168.1.4"])
    expect(await ban(address)).toMatchObject({ refusal: { code: "private-address" } });
});
