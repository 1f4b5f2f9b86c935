import { afterAll, beforeAll, expect, test } from "vitest";
import { listReports } from "../reports/list-reports.ts";
import { matchRow } from "../testing/rows.ts";
import { reportRoute } from "./report-route.ts";
import { browser, openHouse, visit } from "./testing/house.ts";
import type { House, Send } from "./testing/house.ts";

let house: House;
let ann: { readonly send: Send; readonly id: string };
let bob: typeof ann;
let eve: typeof ann;
beforeAll(async () => {
  house = await openHouse();
  const { addresses, budgets, store } = house;
  const { db } = store;
  reportRoute(house.app, { db, addresses, budgets, now: () => house.now, isAdmin: () => false });
  ann = await visit(house);
  bob = await visit(house);
  eve = await visit(house);
  await matchRow(house.store, { id: "m/1", seat_0: ann.id, seat_1: bob.id });
  await matchRow(house.store, { id: "with a bot", seat_0: ann.id, bot_1: "orc", rated: false });
});
afterAll(() => house.close());

const report = (send: Send, body: Record<string, unknown>) => send("POST /api/reports", body);
const kept = () => listReports(house.store.db, { limit: 10 });

test("a player reports the other, once a match", async () => {
  const first = { match: "m/1", account: bob.id, words: "  He <b>stalls</b>. " };
  expect(await report(ann.send, first)).toMatchObject({ status: 204 });
  house.now += 1000;
  expect(await report(ann.send, { ...first, words: "again" })).toMatchObject({ status: 204 });
  expect(await kept()).toEqual([
    {
      id: expect.any(String) as string,
      match: "m/1",
      isOver: false,
      reporter: expect.any(String) as string,
      about: { id: bob.id, nickname: expect.any(String) as string },
      words: "He <b>stalls</b>.",
      at: house.now - 1000,
      state: "open",
      handled: null,
    },
  ]);
});

test("the other may answer in kind, without words", async () => {
  expect(await report(bob.send, { match: "m/1", account: ann.id })).toMatchObject({ status: 204 });
  expect((await kept())[0]).toMatchObject({ words: null, at: house.now });
});

test("only those who sat there report, and only whom they met", async () => {
  const cases: [Send, Record<string, unknown>, string][] = [
    [browser(house), { match: "m/1", account: bob.id }, "signed-out"],
    [eve.send, { match: "m/1", account: bob.id }, "not-your-match"],
    [ann.send, { match: "m/1", account: eve.id }, "not-your-rival"],
    [ann.send, { match: "m/1", account: ann.id }, "own-account"],
    [ann.send, { match: "with a bot", account: bob.id }, "not-your-rival"],
    [ann.send, { match: "none", account: bob.id }, "no-such-match"],
    [ann.send, { match: "m/1" }, "malformed"],
    [ann.send, { match: "m/1", account: bob.id, words: "\u0000" }, "malformed"],
    [ann.send, { match: "m/1", account: bob.id, words: "x".repeat(1001) }, "malformed"],
    [ann.send, { match: "m/1", account: bob.id, more: "" }, "malformed"],
  ];
  const before = (await kept()).length;
  for (const [send, body, code] of cases) {
    house.now += 60_000; // reports have a price, and this is about something else
    expect((await report(send, body)).body, JSON.stringify(body)).toMatchObject({ code });
  }
  expect(await kept()).toHaveLength(before);
});

test("who leaves takes their reports along; what was said of them stays", async () => {
  const { db } = house.store;
  await db
    .updateTable("match")
    .set({ outcome: "{}" })
    .where("id", "in", ["m/1", "with a bot"])
    .execute();
  expect(await ann.send("DELETE /api/me")).toMatchObject({ status: 204 });
  expect(await kept()).toMatchObject([
    { about: { nickname: expect.stringMatching(/^Deleted /) as string }, isOver: true },
  ]);
});
