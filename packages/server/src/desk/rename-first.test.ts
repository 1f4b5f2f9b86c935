import { afterAll, beforeAll, expect, test } from "vitest";
import { askRename } from "../moderation/ask-rename.ts";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { granted } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const QUEUE = {
  kind: "queue",
  game: "orcain",
  mode: "standard",
  entry: { hand: ["attack", "defense", "heal", "counter"] },
} as const;

const queue = (client: Client) => client.ask(QUEUE);

test("whoever is asked for another name plays on after choosing one, also on lines that were open before", async () => {
  const visitor = await visit(served.address);
  const early = await connect(visitor);
  granted(await queue(early));
  granted(await early.ask({ kind: "unqueue" }));
  const account = visitor.account.id;
  await askRename(served.node, { admin: account, account, reason: "It insults" });
  await expect.poll(() => queue(early)).toMatchObject({ code: "rename-first" });
  const late = await connect(visitor);
  expect(await queue(late)).toMatchObject({ code: "rename-first" });
  granted(await late.ask({ kind: "ping" }));
  const reply = await fetch(`${served.address}/api/me`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    body: JSON.stringify({ nickname: "Kind Word" }),
  });
  expect(reply.status).toBe(200);
  await expect.poll(() => queue(late)).toMatchObject({ kind: "ok" });
});
