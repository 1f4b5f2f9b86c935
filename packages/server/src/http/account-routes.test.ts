import { afterAll, beforeAll, expect, test } from "vitest";
import { lookAtNames } from "../accounts/look-at-names.ts";
import { grant } from "../ledger/grant.ts";
import { someMatch } from "../testing/keeping.ts";
import { browser, leaks, openHouse, visit } from "./testing/house.ts";
import type { House } from "./testing/house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("a guest plays, claims, leaves, comes back elsewhere, forgets, recovers, and is forgotten", async () => {
  const home = browser(house);
  const { body: me } = await home("POST /api/guest");
  expect(me).toMatchObject({ kind: "guest", tokens: 10, renames: 0, isAdmin: false });
  expect((await home("POST /api/guest")).body).toEqual(me);
  const id = String(me["id"]);

  await someMatch(house.store, "won", 0, [id, null]);
  await house.store.db.transaction().execute((step) => grant(step, id, 1));

  const claimed = await home("POST /api/me/claim", { nickname: "Ugluk", password: "old secret" });
  expect(claimed).toMatchObject({ status: 200, body: { account: { id, nickname: "Ugluk" } } });
  expect(await home("POST /api/sign-out")).toMatchObject({
    status: 204,
    cookie: "holmgang_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  });
  expect(await home("GET /api/me")).toMatchObject({ status: 401, body: { code: "signed-out" } });

  const away = browser(house, "10.0.0.2");
  const back = await away("POST /api/sign-in", { nickname: "ugluk", password: "old secret" });
  expect(back).toMatchObject({ status: 200, body: { id, kind: "named", tokens: 11 } });
  expect((await away("GET /api/me")).body).toEqual(back.body);

  const { recoveryCode } = claimed.body;
  const recovery = { nickname: "Ugluk", recoveryCode, password: "new secret" };
  const recovered = await home("POST /api/recover", recovery);
  expect(recovered).toMatchObject({ status: 200, body: { account: { id, tokens: 11 } } });
  expect(recovered.body["recoveryCode"]).not.toBe(recoveryCode);
  expect((await away("GET /api/me")).status).toBe(401);
  expect((await home("GET /api/me")).status).toBe(200);

  const password = "new secret";
  expect(await home("DELETE /api/me")).toMatchObject({
    status: 403,
    body: { code: "wrong-password" },
  });
  expect(await home("DELETE /api/me", { password: "old secret" })).toMatchObject({ status: 403 });
  expect(await home("DELETE /api/me", { password })).toMatchObject({
    status: 409,
    body: { code: "in-match" },
  });
  await house.store.db
    .updateTable("match")
    .set({ outcome: "{}" })
    .where("id", "=", "won")
    .execute();
  expect(await home("DELETE /api/me", { password })).toMatchObject({ status: 204 });
  expect((await home("GET /api/me")).status).toBe(401);
  expect(
    await away("POST /api/sign-in", { nickname: "Ugluk", password: "new secret" }),
  ).toMatchObject({ status: 401, body: { code: "wrong-login" } });
});

test("a profile is changed for nothing, and the ledger says where tokens came from", async () => {
  const { send } = await visit(house);
  expect(await send("PATCH /api/me", { nickname: "Boss", avatar: "mage" })).toMatchObject({
    status: 200,
    body: { nickname: "Boss", avatar: "mage", tokens: 10, renames: 1, isAdmin: true },
  });
  expect((await send("PATCH /api/me", { nickname: "Chief" })).body).toMatchObject({ tokens: 10 });
  const { body } = await send("GET /api/me/ledger");
  expect(body).toMatchObject({ entries: [{ kind: "grant", amount: 10 }], before: null });
  const [{ id }] = body["entries"] as [{ id: string }];
  expect((await send(`GET /api/me/ledger?before=${id}`)).body).toMatchObject({ entries: [] });
  expect(await send("POST /api/me/top-up")).toMatchObject({
    status: 409,
    body: { code: "has-tokens" },
  });
});

test("of two who want a name, one gets it and the other is told so", async () => {
  const people = [await visit(house), await visit(house)];
  const answers = await Promise.all(
    people.map(({ send }) => send("PATCH /api/me", { nickname: "Gorbag" })),
  );
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
});

test("sessions are listed, and each can be ended", async () => {
  const { send: home, id } = await visit(house);
  const login = { nickname: "Mauhur", password: "long enough" };
  await home("POST /api/me/claim", login);
  house.now += 2 * 60 * 60_000;
  const away = browser(house, "10.0.0.2");
  await away("POST /api/sign-in", login);
  const [here, there, ...others] = (await home("GET /api/me/sessions")).body as unknown as [
    { id: string; usedAt: number; createdAt: number },
    { id: string },
  ];
  expect(others).toEqual([]);
  expect(here).toMatchObject({ kind: "browser", isThis: true, usedAt: house.now });
  expect(here.createdAt).toBe(house.now - 2 * 60 * 60_000);
  expect(there).toMatchObject({ kind: "browser", isThis: false, createdAt: house.now });
  const { send: stranger } = await visit(house);
  const line = `DELETE /api/me/sessions/${there.id}`;
  expect(await stranger(line)).toMatchObject({ status: 404, body: { code: "no-such-session" } });
  expect((await home(line)).status).toBe(204);
  expect((await away("GET /api/me")).status).toBe(401);
  expect(await home(`DELETE /api/me/sessions/${here.id}`)).toMatchObject({
    status: 204,
    cookie: expect.stringContaining("Max-Age=0") as unknown,
  });
  expect((await away("POST /api/sign-in", login)).body).toMatchObject({ id });
});

test("whose name is from before the rules of names is asked for another at the next sign-in", async () => {
  const { send: home, id } = await visit(house);
  const { db } = house.store;
  const login = { nickname: "Snaga", password: "long enough" };
  const claimed = await home("POST /api/me/claim", login);
  expect(claimed.body).toMatchObject({ account: { renameAsked: false } });
  // As an older program wrote it: with a letter that nobody sees.
  const nickname = "Snaga\u3164";
  await db
    .updateTable("account")
    .set({ nickname, nickname_key: nickname.normalize("NFKC").toLowerCase() })
    .set({ nickname_look: `?${id}` })
    .where("id", "=", id)
    .execute();
  await lookAtNames(db);
  const away = browser(house, "10.0.0.3");
  expect(await away("POST /api/sign-in", { ...login, nickname })).toMatchObject({
    status: 200,
    body: { id, nickname, renameAsked: true },
  });
  expect((await away("PATCH /api/me", { nickname: "Snaga the Second" })).body).toMatchObject({
    renameAsked: false,
  });
});

test("a password is changed by whoever knows it, and every other session ends", async () => {
  const { send: home } = await visit(house);
  const login = { nickname: "Lagduf", password: "long enough" };
  expect(
    await home("POST /api/me/password", { password: "no secret", newPassword: "a new secret" }),
  ).toMatchObject({
    status: 409,
    body: { code: "no-password" },
  });
  await home("POST /api/me/claim", login);
  const away = browser(house, "10.0.0.2");
  await away("POST /api/sign-in", login);
  const change = { password: login.password, newPassword: "a new secret" };
  expect(await away("POST /api/me/password", { ...change, password: "no idea" })).toMatchObject({
    status: 403,
    body: { code: "wrong-password" },
  });
  expect(await home("POST /api/me/password", { ...change, newPassword: "short" })).toMatchObject({
    status: 400,
    body: { code: "weak-password" },
  });
  expect((await home("POST /api/me/password", change)).status).toBe(204);
  expect((await home("GET /api/me")).status).toBe(200);
  expect((await away("GET /api/me")).status).toBe(401);
  expect((await away("POST /api/sign-in", login)).status).toBe(401);
  expect((await away("POST /api/sign-in", { ...login, password: "a new secret" })).status).toBe(
    200,
  );
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => away("DELETE /api/me", { password: "a guess" })),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
});

test("blocks are kept, listed and lifted", async () => {
  const [{ send }, other] = [await visit(house), await visit(house)];
  const line = `/api/me/blocks/${other.id}`;
  expect((await send(`PUT ${line}`)).status).toBe(204);
  expect((await send("GET /api/me/blocks")).body).toMatchObject([{ id: other.id }]);
  expect((await send(`DELETE ${line}`)).status).toBe(204);
  expect((await send("GET /api/me/blocks")).body).toEqual([]);
  expect((await send("PUT /api/me/blocks/nobody")).status).toBe(404);
  expect((await send("PUT /api/me/blocks/%00")).status).toBe(400);
});

test("a bot is told its token once, and is known by it without any cookie", async () => {
  const { send, id } = await visit(house);
  const { body } = await send("POST /api/me/bot");
  const authorization = `Bearer ${String(body["token"])}`;
  expect(await browser(house)("GET /api/me", undefined, { authorization })).toMatchObject({
    body: { id, kind: "bot" },
  });
  expect((await send("POST /api/me/bot")).body).toMatchObject({ code: "not-a-fresh-guest" });
  expect((await send("POST /api/me/bot/token")).status).toBe(200);
  expect((await browser(house)("GET /api/me", undefined, { authorization })).status).toBe(401);
});

test("in all this no password, token or hash was said or written down", async () => {
  expect(await leaks(house)).toEqual([]);
});
