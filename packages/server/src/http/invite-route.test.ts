import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { granted, guests } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());

const read = async (id: string) => {
  const reply = await fetch(`${served.address}/api/invites/${id}`);
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
};

test("whoever has the link reads who invites to what, without an account", async () => {
  const [ann] = await guests([served.address, served.address]);
  const { invite } = granted(
    await ann.ask({ kind: "invite", game: "orcain", settings: { prepMs: 60_000 } }),
  );
  const { status, body } = await read(invite!);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    game: "orcain",
    settings: { prepMs: 60_000 },
    from: { nickname: ann.visitor.account.nickname },
  });
  granted(await ann.ask({ kind: "uninvite", invite }));
  expect(await read(invite!)).toMatchObject({ status: 409, body: { code: "invite-cancelled" } });
});

test("a link that leads nowhere says so", async () => {
  expect(await read("nowhere")).toMatchObject({ status: 404, body: { code: "no-such-invite" } });
});
