import { afterAll, beforeAll, expect, test } from "vitest";
import { browser, openHouse, visit } from "../http/testing/house.ts";
import type { House } from "../http/testing/house.ts";
import { askRename } from "./ask-rename.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const ask = (account: string, reason = "It insults") =>
  askRename({ db: house.store.db, now: () => house.now }, { admin: account, account, reason });

test("whoever is asked for another name keeps theirs until they have chosen one, which costs nothing", async () => {
  const { send, id } = await visit(house);
  await send("POST /api/me/claim", { nickname: "Rude Word", password: "long enough" });
  await ask(id);
  const { body: before } = await send("GET /api/me");
  expect(before).toMatchObject({
    nickname: "Rude Word",
    renameAsked: true,
    renameReason: "It insults",
  });
  for (const nickname of ["Rude Word", "RUDE word", "Rudе Word"])
    // the last with a letter of another alphabet
    expect(await send("PATCH /api/me", { nickname })).toMatchObject({
      status: 409,
      body: { code: "nickname-unwanted" },
    });
  const heir = await visit(house);
  expect((await heir.send("PATCH /api/me", { nickname: "Rude Word" })).body).toMatchObject({
    code: "nickname-taken",
  });
  expect((await send("PATCH /api/me", { nickname: "Kind Word" })).body).toMatchObject({
    nickname: "Kind Word",
    tokens: before["tokens"],
    renameAsked: false,
    renameReason: null,
  });
});

test("a guest who is asked and claims the name as it is stays asked", async () => {
  const { send, id } = await visit(house);
  const nickname = String((await send("GET /api/me")).body["nickname"]);
  await ask(id);
  const password = "long enough";
  expect((await send("POST /api/me/claim", { nickname, password })).body).toMatchObject({
    code: "nickname-unwanted",
  });
  expect((await send("POST /api/me/claim", { password })).body).toMatchObject({
    account: { renameAsked: true },
  });
  expect((await browser(house)("POST /api/sign-in", { nickname, password })).body).toMatchObject({
    renameReason: "It insults",
  });
});
