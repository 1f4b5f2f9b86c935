import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { connect, visit } from "../testing/client.ts";
import type { Visitor } from "../testing/client.ts";
import { duelOf, endOf, granted, guests } from "../testing/duel.ts";
import { useTwoNodes } from "../testing/two-nodes.ts";
import { connectWire } from "../wires/testing/wire-client.ts";
import { impose } from "./impose.ts";
import { lift } from "./lift.ts";
import { listSanctions } from "./list-sanctions.ts";
import type { Office } from "./office.ts";

const nodes = useTwoNodes("bans");
const password = "long enough";
const WORDS = "You are banned for good. The reason: Insults.";
let keeper: Visitor;
let office: Office;
beforeAll(async () => {
  keeper = await visit(nodes.north.address);
  const { db, addresses, now } = nodes.north.node;
  office = { db, addresses, now, isAdmin: ({ id }) => id === keeper.account.id };
});

const ban = ({ account }: Visitor, until: number | null = null, reason = "Insults") =>
  impose(office, { admin: keeper.account.id, kind: "ban", account: account.id, reason, until });

const me = ({ address, token }: Visitor) =>
  fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });

async function named(nickname: string): Promise<Visitor> {
  const visitor = await visit(nodes.north.address);
  await post(visitor, "/api/me/claim", { nickname, password });
  return visitor;
}

const post = ({ address, token }: Visitor, path: string, body: object) =>
  fetch(address + path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("whoever is banned", () => {
  test("is put out on every node at once, is told why, and leaves the queue", async () => {
    const visitor = await visit(nodes.north.address);
    const lines = [await connect(visitor), await connect(visitor, nodes.south.address)];
    granted(await lines[0]!.ask({ kind: "queue", game: "orcain", mode: "calm" }));
    expect(await ban(visitor)).toEqual({ ok: true, value: null });
    for (const line of lines) {
      expect(await line.next("banned")).toEqual({
        kind: "banned",
        words: WORDS,
        reason: "Insults",
        until: null,
      });
      expect(await line.closed).toBe(4001);
    }
    const waiting = office.db
      .selectFrom("queue_entry")
      .where("account_id", "=", visitor.account.id);
    expect(await waiting.selectAll().execute()).toEqual([]);
  });

  test.each([
    ["Insults", WORDS],
    ["ü".repeat(200), `You are banned for good. The reason: ${"ü".repeat(43)}`],
  ])("is told on Orcain's own wire at its end, as far as there is room: %s", async (why, words) => {
    const visitor = await visit(nodes.north.address);
    const wire = await connectWire(visitor);
    expect(await ban(visitor, null, why)).toEqual({ ok: true, value: null });
    expect(await wire.closed).toEqual([4001, words]);
    expect(wire.heard).toEqual([]);
  });

  test("hears why over HTTP, at the socket's door, and at sign-in", async () => {
    const visitor = await named("Banned One");
    await ban(visitor);
    const refused = { code: "banned", words: WORDS, reason: "Insults", until: null };
    const reply = await me(visitor);
    expect([reply.status, await reply.json()]).toEqual([403, refused]);

    const socket = new WebSocket(`${visitor.address.replace("http", "ws")}/socket`, {
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    const [, door] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect([door.statusCode, JSON.parse(String(await door.toArray()))]).toEqual([403, refused]);

    const signIn = { nickname: "Banned One", password };
    const back = await post({ ...visitor, token: "none" }, "/api/sign-in", signIn);
    expect([back.status, await back.json()]).toEqual([403, refused]);
    expect(back.headers.get("set-cookie")).toBeNull();
    const guess = { ...signIn, password: "not the password" };
    expect((await post({ ...visitor, token: "none" }, "/api/sign-in", guess)).status).toBe(401);
  });

  test("loses a running match by the ordinary rules of absence", async () => {
    const { match, clients } = await duelOf(
      await guests([nodes.north.address, nodes.south.address]),
      { disconnectGraceMs: 0 },
    );
    await ban(clients[0].visitor);
    const { outcome } = await endOf(clients[1], match);
    expect(outcome).toEqual({ result: "win", seat: 1, reason: "disconnect" });
  });

  test("comes in again when the time is over, or when it is taken back", async () => {
    const visitor = await visit(nodes.north.address);
    const until = Date.now() + 60_000;
    await ban(visitor, until, "Stalling.");
    expect(await (await me(visitor)).json()).toMatchObject({
      until,
      words: expect.stringMatching(
        /^You are banned until .* UTC\. The reason: Stalling\.$/,
      ) as string,
    });
    await ban(visitor, Date.now() - 1);
    expect((await me(visitor)).status).toBe(200);
    await ban(visitor);
    const [stands, ...before] = await listSanctions(office, {
      account: visitor.account.id,
      limit: 9,
    });
    expect([stands!.stands, before.map((each) => each.stands)]).toEqual([true, [false, false]]);
    const lifted = { admin: keeper.account.id, sanction: stands!.id, reason: null };
    expect(await lift(office, lifted)).toEqual({ ok: true, value: null });
    expect(await lift(office, lifted)).toMatchObject({ refusal: { code: "no-such-ban" } });
    expect((await me(visitor)).status).toBe(200);
    granted(await (await connect(visitor)).ask({ kind: "ping" }));
  });
});

test("nobody bans those who run the server, the house, or nobody", async () => {
  expect(await ban(keeper)).toMatchObject({ refusal: { code: "is-admin" } });
  const mint = { ...keeper, account: { id: "mint", nickname: "Mint" } };
  expect(await ban(mint)).toMatchObject({ refusal: { code: "no-such-account" } });
});

test("whose emotes are taken away plays on, and is told why nothing is said", async () => {
  const { match, clients } = await duelOf(
    await guests([nodes.north.address, nodes.south.address]),
    { stake: 0 },
  );
  const { account } = clients[0].visitor;
  const silence = {
    admin: keeper.account.id,
    account: account.id,
    reason: "Too many",
    until: null,
  };
  await impose(office, { ...silence, kind: "silence" });
  expect(await clients[0].ask({ kind: "emote", match, emote: "hello" })).toMatchObject({
    code: "silenced",
    words: "Emotes are taken away from you for good. The reason: Too many.",
  });
  granted(await clients[1].ask({ kind: "emote", match, emote: "hello" }));
  expect((await me(clients[0].visitor)).status).toBe(200);
  const [stands] = await listSanctions(office, { account: account.id, limit: 1 });
  await lift(office, { admin: keeper.account.id, sanction: stands!.id, reason: null });
  granted(await clients[0].ask({ kind: "emote", match, emote: "hello" }));
});
