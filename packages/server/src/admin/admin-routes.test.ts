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

/** The keeper comes back. */
async function keeper(): Promise<{ readonly cookie: string }> {
  const reply = await fetch(`${served.address}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ nickname: "Keeper", password: "long enough" }),
  });
  return { cookie: reply.headers.get("set-cookie")!.split(";")[0]! };
}

describe("the admin page", () => {
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

describe("what admins can do", () => {
  /** Sends a form as the page does, and reads where it leads. */
  async function sent(path: string, fields: Record<string, string>, headers: object) {
    const reply = await fetch(served.address + path, {
      method: "POST",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
      redirect: "manual",
    });
    return { status: reply.status, to: reply.headers.get("location"), html: await reply.text() };
  }

  const look = async (path: string, headers: Record<string, string>): Promise<string> =>
    (await fetch(served.address + path, { headers })).text();

  test("is a form each, and stands in the log", async () => {
    const headers = await keeper();
    const { account } = await named("Troublemaker");
    const at = `/admin/accounts/${account.id}`;
    const found = await fetch(`${served.address}/admin/accounts?name=troubleMAKER`, { headers });
    expect(found.url).toBe(served.address + at);
    const done = { status: 303, to: at };
    const reason = "<b>insults</b>";
    expect(await sent(`${at}/rename`, { reason }, headers)).toMatchObject(done);
    expect(await sent(`${at}/silence`, { reason, term: "hour" }, headers)).toMatchObject(done);
    const ban = { reason, term: "ever", addresses: "too" };
    expect(await sent(`${at}/ban`, ban, headers)).toMatchObject(done);
    const html = await look(at, headers);
    for (const words of ["Banned", "Without emotes", "Asked for another name", "took emotes away"])
      expect(html).toContain(words);
    expect(html).not.toContain("<b>insults");
    const lift = /\/admin\/bans\/\d+\/lift/.exec(await look("/admin/bans", headers))![0];
    expect(await sent(lift, { reason: "" }, headers)).toMatchObject({ to: "/admin/bans" });
    expect(await look("/admin/log", headers)).toContain("took a ban back");
    expect(await sent(lift, {}, headers)).toMatchObject({
      status: 404,
      html: expect.stringContaining("That does not stand any more.") as string,
    });
  });

  test("bans an address by the form of the page, and says there how long", async () => {
    const headers = await keeper();
    const form = { address: " 203.0.113.99 ", reason: "a flood of guests", term: "week" };
    expect(await look("/admin/bans", headers)).toContain('name="address"');
    expect(await sent("/admin/bans", form, headers)).toMatchObject({
      status: 303,
      to: "/admin/bans",
    });
    const html = await look("/admin/bans", headers);
    expect(html).toContain("new guests of an address");
    expect(html).toContain("a flood of guests");
    expect(html).not.toContain("203.0.113.99");
    const address = served.node.addresses.hashOf("203.0.113.99");
    const bans = served.node.db.selectFrom("sanction").selectAll();
    expect(await bans.where("address", "=", address).execute()).toHaveLength(1);
    expect(await sent("/admin/bans", { ...form, address: "nowhere" }, headers)).toMatchObject({
      status: 400,
      html: expect.stringContaining("is no address.") as string,
    });
  });

  test("is theirs alone, wherever the form comes from", async () => {
    const somebody = await named("Nobody Special");
    const at = `/admin/accounts/${somebody.account.id}/ban`;
    const ban = { reason: "none", term: "day" };
    const headers = await keeper();
    expect((await sent(at, ban, {})).status).toBe(401);
    expect((await sent(at, ban, { authorization: `Bearer ${somebody.token}` })).status).toBe(403);
    for (const origin of ["https://evil.example", "null"])
      expect((await sent(at, ban, { ...headers, origin })).status).toBe(403);
    expect((await sent(at, { ...ban, reason: "  " }, headers)).status).toBe(400);
    expect((await sent(at, { ...ban, term: "a while" }, headers)).status).toBe(400);
    expect((await sent("/api/me/top-up", {}, headers)).status).toBe(415);
    const bans = served.node.db.selectFrom("sanction").selectAll();
    expect(await bans.where("account_id", "=", somebody.account.id).execute()).toEqual([]);
    expect((await sent(at, ban, { ...headers, origin: served.address })).status).toBe(303);
  });

  test("with reports is handle or dismiss them, and filter them by that", async () => {
    const headers = await keeper();
    const [open, all] = ["/admin/reports", "/admin/reports?state=all"];
    const id = /action="(\/admin\/reports\/\d+)"/.exec(await look(open, headers))![1]!;
    const verdict = { state: "handled", reason: "Warned" };
    expect(await sent(id, verdict, headers)).toMatchObject({ status: 303, to: open });
    expect(await look(open, headers)).not.toContain(`action="${id}"`);
    expect(await look(all, headers)).toContain("handled by Keeper");
    expect((await sent(id, verdict, headers)).status).toBe(409);
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
