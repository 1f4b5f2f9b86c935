import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS, NO_LIMITS } from "../limits/limits.ts";
import { browser, openHouse, visit } from "./testing/house.ts";
import type { House } from "./testing/house.ts";

const passwords = {
  account: LIMITS.passwords.account,
  household: { aSecond: 1, atOnce: LIMITS.passwords.account.atOnce + 5 },
};
const { atOnce } = passwords.account;

let house: House;
beforeAll(async () => {
  house = await openHouse({ ...NO_LIMITS, passwords });
});
afterAll(() => house.close());

test("who knows a password has it checked so often and then waits; the same account elsewhere does not", async () => {
  const { send } = await visit(house, "10.3.0.1");
  const login = { nickname: "Grishnakh", password: "long enough" };
  expect((await send("POST /api/me/claim", login)).status).toBe(200);
  const change = { password: login.password, newPassword: login.password };
  const changes = [];
  for (let i = 0; i <= atOnce; i++) changes.push(await send("POST /api/me/password", change));
  expect(changes.map(({ status }) => status)).toEqual([...Array<number>(atOnce).fill(204), 429]);
  expect(changes.at(-1)?.body).toEqual({
    code: "over-budget",
    words: "Passwords take long to check, and you have sent many; try again in 5 seconds.",
    retryAfterSeconds: 5,
  });
  expect((await send("POST /api/sign-in", login)).body).toMatchObject({ code: "over-budget" });
  expect((await browser(house, "10.3.0.2")("POST /api/sign-in", login)).status).toBe(200);
  house.now += 5_000;
  expect((await send("POST /api/me/password", change)).status).toBe(204);
});

test("so many doors are tried from one address, and who waits there has failed at none", async () => {
  const send = browser(house, "10.3.0.3");
  const tries = [];
  for (let i = 0; i < passwords.household.atOnce + 1; i++)
    tries.push(await send("POST /api/sign-in", { nickname: `Name ${i}`, password: "a guess" }));
  expect(tries.map(({ body }) => body["code"])).toEqual([
    ...Array<string>(passwords.household.atOnce).fill("wrong-login"),
    "over-budget",
  ]);
});

test("a guest who asks for a name that is taken waits after so many as well", async () => {
  const { send } = await visit(house, "10.3.0.4");
  const taken = { nickname: "Grishnakh", password: "long enough" };
  const codes = [];
  for (let i = 0; i <= atOnce; i++)
    codes.push((await send("POST /api/me/claim", taken)).body["code"]);
  expect(codes).toEqual([...Array<string>(atOnce).fill("nickname-taken"), "over-budget"]);
});
