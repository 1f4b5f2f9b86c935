import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client, Visitor } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";
import { hangUpRevoked } from "../upkeep/hang-up-revoked.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const send = ({ token }: Visitor, call: string, body?: object) => {
  const [method = "", path = ""] = call.split(" ");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const payload = method === "GET" ? {} : { body: JSON.stringify(body ?? {}) };
  return fetch(`${served.address}${path}`, { method, headers, ...payload });
};

test("whoever recovers an account is rid of everybody who was connected to it", async () => {
  const owner = await visit(served.address);
  const reply = await send(owner, "POST /api/me/claim", {
    nickname: "Robbed",
    password: "stolen one",
  });
  const { recoveryCode } = (await reply.json()) as { recoveryCode: string };
  const thief = await connect(owner);
  const password = "another one";
  await send(owner, "POST /api/recover", { nickname: "Robbed", recoveryCode, password });
  expect(await thief.closed).toBe(4001);
  await expect(connect(owner)).rejects.toThrow("401");
});

/** Somebody with a name, signed in twice. */
async function twice(nickname: string) {
  const first = await visit(served.address);
  await send(first, "POST /api/me/claim", { nickname, password: "long enough" });
  const reply = await send(first, "POST /api/sign-in", { nickname, password: "long enough" });
  const cookie = reply.headers.get("set-cookie") ?? "";
  const second = { ...first, token: /holmgang_session=([^;]+)/.exec(cookie)![1]! };
  return { first, second, lines: [await connect(first), await connect(second)] as const };
}

/** Whether a line is still there: it is asked, after everything that was to happen. */
const answers = async (line: Client): Promise<boolean> =>
  (await line.ask({ kind: "ping" })).kind === "ok";

test("signing out closes the connections of that session, and no others", async () => {
  const { first, lines } = await twice("Leaving");
  await send(first, "POST /api/sign-out");
  expect(await lines[0].closed).toBe(4001);
  expect(await answers(lines[1])).toBe(true);
});

test("ending another session closes its connections", async () => {
  const { first, second, lines } = await twice("Tidying");
  const reply = await send(first, "GET /api/me/sessions");
  const sessions = (await reply.json()) as { id: string; isThis: boolean }[];
  const other = sessions.find(({ isThis }) => !isThis)!;
  await send(first, `DELETE /api/me/sessions/${other.id}`);
  expect(await lines[1].closed).toBe(4001);
  await expect(connect(second)).rejects.toThrow("401");
  expect(await answers(lines[0])).toBe(true);
});

test("a new password closes all connections but those of whoever set it", async () => {
  const { second, lines } = await twice("Worried");
  const change = { password: "long enough", newPassword: "much longer" };
  expect((await send(second, "POST /api/me/password", change)).status).toBe(204);
  expect(await lines[0].closed).toBe(4001);
  expect(await answers(lines[1])).toBe(true);
});

test("a connection whose session ended unheard is found and closed", async () => {
  const guest = await visit(served.address);
  const line = await connect(guest);
  await served.node.db.deleteFrom("session").where("account_id", "=", guest.account.id).execute();
  await hangUpRevoked(served.node);
  expect(await line.closed).toBe(4001);
});

test("a bot's new token closes what was opened with the old one", async () => {
  const guest = await visit(served.address);
  const reply = await send(guest, "POST /api/me/bot");
  const bot = { ...guest, token: ((await reply.json()) as { token: string }).token };
  const line = await connect(bot);
  await send(guest, "POST /api/me/bot/token");
  expect(await line.closed).toBe(4001);
});

test("a deleted account has no connections left", async () => {
  const guest = await visit(served.address);
  const line = await connect(guest);
  expect((await send(guest, "DELETE /api/me")).status).toBe(204);
  expect(await line.closed).toBe(4001);
});
