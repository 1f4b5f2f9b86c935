import { ECONOMIES } from "@holmgang/games";
import { afterAll, beforeAll, expect, test } from "vitest";
import { transfer } from "../ledger/transfer.ts";
import { playClans } from "../gold/testing/clans-match.ts";
import { shopRoutes } from "./shop-routes.ts";
import { openHouse, visit } from "./testing/house.ts";
import type { House, Send } from "./testing/house.ts";

const ware = ECONOMIES.clans!.wares.find(({ start }) => start === 0)!;
const order = { ware: ware.id, nth: 1, price: ware.price };

let house: House;
let ann: { readonly send: Send; readonly id: string };
beforeAll(async () => {
  house = await openHouse();
  const { addresses, budgets, store } = house;
  const { db } = store;
  shopRoutes(house.app, { db, addresses, budgets, now: () => house.now, isAdmin: () => false });
  ann = await visit(house);
});
afterAll(() => house.close());

test("a guest earns, and buys with a name", async () => {
  await playClans(house.store, { id: "first", seats: [ann.id, null], mode: null, gaveUp: [1] });
  const { gold } = (await ann.send("GET /api/me")).body;
  expect(gold).toBeGreaterThan(0);
  expect((await ann.send("GET /api/shop/clans")).body).toEqual({ gold, bought: {} });
  expect(await ann.send("POST /api/shop/clans", order)).toMatchObject({
    status: 403,
    body: { code: "shop-needs-a-name" },
  });
});

test("what was bought is in the collection, and both are in the history of the purse", async () => {
  const { db } = house.store;
  await db.updateTable("account").set({ kind: "named" }).where("id", "=", ann.id).execute();
  const amounts = new Map([
    [ann.id, 10_000],
    ["mint", -10_000],
  ]);
  await db
    .transaction()
    .execute((step) =>
      transfer(step, { kind: "spoils", currency: "gold", matchId: null, amounts }),
    );
  const bought = await ann.send("POST /api/shop/clans", order);
  expect(bought).toMatchObject({ status: 200, body: { bought: { [ware.id]: 1 } } });
  expect((await ann.send("GET /api/shop/clans")).body).toEqual(bought.body);
  expect((await ann.send("GET /api/me/purse")).body).toMatchObject({
    entries: [
      { amount: -ware.price, ware: ware.id, match: null },
      { amount: 10_000, ware: null, match: null },
      { ware: null, match: { id: "first", worth: { wins: 1, unpaid: null } } },
    ],
    before: null,
  });
  const ledger = (await ann.send("GET /api/me/ledger")).body;
  expect(ledger["entries"]).toMatchObject([{ kind: "grant", amount: 10 }]);
});

test.each([
  ["POST /api/shop/clans", { ...order, nth: 0 }, 400],
  ["POST /api/shop/clans", { ...order, price: "free" }, 400],
  ["POST /api/shop/clans", { ware: "dragon", nth: 1, price: 1 }, 404],
  ["POST /api/shop/orcain", order, 404],
  ["POST /api/shop/chess", order, 404],
  ["GET /api/shop/orcain", undefined, 404],
  ["GET /api/me/purse?before=x", undefined, 400],
])("%s with %j is answered %i", async (line, body, status) => {
  expect(await ann.send(line, body)).toMatchObject({ status });
});

test("nobody has a purse without an account", async () => {
  const response = await house.app.inject({ url: "/api/shop/clans" });
  expect(response.statusCode).toBe(401);
});
