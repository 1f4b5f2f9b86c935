import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Visitor } from "../testing/client.ts";
import { granted, guests, rankedDuelOf } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer({ admins: ["Keeper"] });
});
afterAll(() => served.stop());

const page = ({ token }: Visitor) =>
  fetch(`${served.address}/admin`, { headers: { authorization: `Bearer ${token}` } });

async function named(nickname: string): Promise<Visitor> {
  const visitor = await visit(served.address);
  const reply = await fetch(`${served.address}/api/me/claim`, {
    method: "POST",
    headers: { authorization: `Bearer ${visitor.token}`, "content-type": "application/json" },
    body: JSON.stringify({ nickname, password: "long enough" }),
  });
  expect(reply.status).toBe(200);
  return visitor;
}

describe("the admin page", () => {
  test("is for signed-in admins alone, and a guest who takes the name is none", async () => {
    expect((await fetch(`${served.address}/admin`)).status).toBe(401);
    const guest = await visit(served.address);
    await fetch(`${served.address}/api/me`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${guest.token}`, "content-type": "application/json" },
      body: JSON.stringify({ nickname: "Keeper" }),
    });
    expect((await page(guest)).status).toBe(403);
    await fetch(`${served.address}/api/me`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect((await page(await named("Keeper"))).status).toBe(200);
    expect((await page(await named("Somebody"))).status).toBe(403);
  });

  test("shows live matches, queues, nodes, reports and errors, and no secret", async () => {
    const keeper = await fetch(`${served.address}/api/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ nickname: "Keeper", password: "long enough" }),
    });
    const cookie = keeper.headers.get("set-cookie")!.split(";")[0]!;
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
