import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Visitor } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const send = ({ token }: Visitor, call: string, body?: object) => {
  const [method = "", path = ""] = call.split(" ");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(`${served.address}${path}`, { method, headers, body: JSON.stringify(body ?? {}) });
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

test("a deleted account has no connections left", async () => {
  const guest = await visit(served.address);
  const line = await connect(guest);
  expect((await send(guest, "DELETE /api/me")).status).toBe(204);
  expect(await line.closed).toBe(4001);
});
