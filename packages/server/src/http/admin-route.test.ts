import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Visitor } from "../testing/client.ts";
import { granted, guests, rankedDuelOf } from "../testing/duel.ts";
import { newFolder, startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  const place = { folder: newFolder() };
  const before = await startServer({ place });
  const { account } = await named("Keeper", before.address);
  await before.stop();
  served = await startServer({ place, admins: [account.id] });
});
afterAll(() => served.stop());

const page = ({ token }: Visitor) =>
  fetch(`${served.address}/admin`, { headers: { authorization: `Bearer ${token}` } });

async function named(nickname: string, address = served.address): Promise<Visitor> {
  const visitor = await visit(address);
  const reply = await fetch(`${address}/api/me/claim`, {
    method: "POST",
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    body: JSON.stringify({ nickname, password: "long enough" }),
  });
  expect(reply.status).toBe(200);
  return visitor;
}

describe("the admin page", () => {
  /** The keeper comes back. */
  async function keeper(): Promise<{ readonly cookie: string }> {
    const reply = await fetch(`${served.address}/api/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ nickname: "Keeper", password: "long enough" }),
    });
    return { cookie: reply.headers.get("set-cookie")!.split(";")[0]! };
  }

  test("is for signed-in admins alone", async () => {
    expect((await fetch(`${served.address}/admin`)).status).toBe(401);
    expect((await page(await named("Somebody"))).status).toBe(403);
    const headers = await keeper();
    expect((await fetch(`${served.address}/admin`, { headers })).status).toBe(200);
  });

  test("stays the account's: whoever takes the name that it gave up is no admin", async () => {
    const headers = { ...(await keeper()), "content-type": "application/json" };
    const call = (nickname: string) =>
      fetch(`${served.address}/api/me`, {
        method: "PATCH",
        headers,
        body: JSON.stringify({ nickname }),
      });
    await call("Retired");
    const heir = await named("Keeper");
    expect((await page(heir)).status).toBe(403);
    expect((await fetch(`${served.address}/admin`, { headers })).status).toBe(200);
    await fetch(`${served.address}/api/me`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${heir.token}`, "content-type": "application/json" },
      body: JSON.stringify({ nickname: "Heir" }),
    });
    expect((await call("Keeper")).status).toBe(200);
  });

  test("shows live matches, queues, nodes, reports and errors, and no secret", async () => {
    const { cookie } = await keeper();
    const duel = await rankedDuelOf(await guests([served.address, served.address]));
    const waiting = await connect(await visit(served.address));
    granted(await waiting.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    const [reporter, about] = duel.clients;
    const report = { match: duel.match, account: about.visitor.account.id, words: "<i>slow</i>" };
    const told = await fetch(`${served.address}/api/reports`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${reporter.visitor.token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(report),
    });
    expect(told.status).toBe(204);
    served.node.complain(new Error("<script>a test broke</script>"));
    const html = await (await fetch(`${served.address}/admin`, { headers: { cookie } })).text();
    expect(html).toContain(duel.match);
    expect(html).toContain("orcain, calm");
    expect(html).toContain("(this one)");
    expect(html).toContain("a test broke");
    expect(html).toContain(`<a href="/match/${duel.match}">`);
    expect(html).not.toContain("<i>");
    expect(html).not.toContain("<script>");
    const { server_seed } = await served.node.db
      .selectFrom("match")
      .select("server_seed")
      .where("id", "=", duel.match)
      .executeTakeFirstOrThrow();
    expect(html).not.toContain(server_seed!);
  });
});

describe("operations", () => {
  test("metrics count moves, refusals by code, matches and connections", async () => {
    const [ann] = await guests([served.address, served.address]);
    await ann.ask({ kind: "unqueue" });
    const text = await (await fetch(`${served.address}/metrics`)).text();
    expect(text).toMatch(/holmgang_refusals_total\{code="not-in-queue"\} [1-9]/);
    for (const name of [
      "holmgang_moves_total",
      "holmgang_append_seconds_bucket",
      "holmgang_queue_seconds_bucket",
      "holmgang_matches_live",
      "holmgang_connections",
    ])
      expect(text).toContain(name);
  });
});
