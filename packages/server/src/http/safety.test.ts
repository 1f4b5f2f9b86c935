import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../limits/limits.ts";
import { newApp } from "./app.ts";
import { limitRequests } from "./limit-requests.ts";
import { browser, leaks, openHouse, visit } from "./testing/house.ts";
import type { House } from "./testing/house.ts";

const BROKEN_PASSWORD = "hunter2";
const QUERY_PARAMETER = "a row's secret";

let house: House;
beforeAll(async () => {
  house = await openHouse();
  house.app.post("/broken", () => {
    // As the embedded database throws.
    throw Object.assign(new Error("query failed"), { params: [QUERY_PARAMETER] });
  });
});
afterAll(() => house.close());

test("the cookie is out of reach of scripts, travels over TLS alone if it came that way, and lasts longer with each visit", async () => {
  const send = browser(house);
  const tls = { "x-forwarded-proto": "https" };
  const kept = /^holmgang_session=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/;
  expect((await browser(house)("POST /api/guest")).cookie).toMatch(kept);
  const { cookie } = await send("POST /api/guest", undefined, tls);
  expect(cookie?.replace(/; Secure$/, "")).toMatch(kept);
  expect(cookie).toMatch(/; Secure$/);
  expect((await send("GET /api/me", undefined, tls)).cookie).toBe(cookie);
});

describe("what cannot be read is refused", () => {
  test.each([
    ["PATCH /api/me", { nickname: 7 }, "That cannot be read: body/nickname must be string."],
    ["PATCH /api/me", { tokens: 99 }, /must NOT have additional properties/],
    ["PATCH /api/me", { avatar: "dragon" }, /must be equal to one of the allowed values/],
    ["POST /api/me/claim", {}, /must have required property 'password'/],
    ["POST /api/me/claim", { password: "x".repeat(1001) }, /must NOT have more than/],
    ["POST /api/sign-in", undefined, /body must be object/],
    ["GET /api/me/ledger?before=x", undefined, /must match pattern/],
  ])("%s %j", async (line, payload, words) => {
    const { send } = await visit(house);
    const { status, body } = await send(line, payload);
    expect([status, body["code"]]).toEqual([400, "malformed"]);
    expect(body["words"]).toMatch(words);
  });

  test("a broken body is not quoted", async () => {
    const response = await house.app.inject({
      method: "POST",
      url: "/api/sign-in",
      headers: { "content-type": "application/json" },
      payload: `{"password": "${BROKEN_PASSWORD}`,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ code: "malformed", words: "That cannot be read." });
  });
});

describe("an address that leads nowhere says so in our words", () => {
  test.each([
    ["GET", "/api/nothing", 404, "no-such-route"],
    ["PUT", "/api/me", 404, "no-such-route"],
    ["PUT", "/api/me/blocks/%zz", 400, "malformed"],
    ["PUT", `/api/me/blocks/${"m".repeat(200)}`, 400, "malformed"],
  ] as const)("%s %s", async (method, url, status, code) => {
    const response = await house.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ code, words: expect.stringMatching(/\.$/) as unknown });
  });
});

test("another site's page cannot act for whoever looks at it", async () => {
  const { send } = await visit(house);
  for (const origin of ["https://evil.example", "null"]) {
    expect(await send("DELETE /api/me", undefined, { origin })).toMatchObject({
      status: 403,
      body: { code: "foreign-origin" },
    });
  }
  const ours = { origin: "http://play.example:3000", host: "play.example:3000" };
  expect((await send("POST /api/sign-out", undefined, ours)).status).toBe(204);
});

test("after ten wrong passwords an address has to wait before that name; its owner comes in elsewhere", async () => {
  const { send } = await visit(house, "10.1.1.1");
  const right = { nickname: "Shagrat", password: "right secret" };
  await send("POST /api/me/claim", right);
  const wrong = { nickname: "Shagrat", password: "wrong secret" };
  const thief = browser(house, "10.1.1.2");
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => browser(house, "10.1.1.2")("POST /api/sign-in", wrong)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  const late = {
    status: 429,
    body: {
      code: "too-many-attempts",
      words: "Too many failed attempts; try again in 15 minutes.",
      retryAfterSeconds: 15 * 60,
    },
  };
  expect(await thief("POST /api/sign-in", right)).toMatchObject(late);
  expect(await thief("POST /api/sign-in", { ...wrong, nickname: " SHAGRAT " })).toMatchObject(late);
  const code = { nickname: "Shagrat", recoveryCode: "0000", password: "new secret" };
  expect(await thief("POST /api/recover", code)).toMatchObject(late);
  expect(await thief("POST /api/sign-in", { ...wrong, nickname: "Lurtz" })).toMatchObject({
    status: 401,
  });
  expect((await browser(house, "10.1.1.3")("POST /api/sign-in", right)).status).toBe(200);
  house.now += 15 * 60_000;
  expect((await thief("POST /api/sign-in", right)).status).toBe(200);
});

test.each(["/api/guest", "/api/guest?again", "/api/%67uest", "/api/gues%74?x=1"])(
  "so many guests come from one address, however %s is spelled",
  async (url) => {
    const app = newApp();
    limitRequests(app, LIMITS, { addressOf: () => "10.2.2.2", isFree: () => false });
    app.post("/api/guest", () => ({}));
    const statuses: number[] = [];
    for (let i = 0; i <= LIMITS.guests.atOnce; i++)
      statuses.push((await app.inject({ method: "POST", url })).statusCode);
    expect(statuses.indexOf(429)).toBe(LIMITS.guests.atOnce);
    await app.close();
  },
);

test("what breaks is logged and not told", async () => {
  expect(await browser(house)("POST /broken")).toMatchObject({
    status: 500,
    body: { code: "internal", words: "Something went wrong on our side." },
  });
  expect(house.said.join("\n")).toContain("query failed");
});

test("no password, token or hash was ever said or written down", async () => {
  expect(await leaks(house, [BROKEN_PASSWORD, QUERY_PARAMETER])).toEqual([]);
});
