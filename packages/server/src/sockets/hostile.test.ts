import { once } from "node:events";
import { GAMES } from "@holmgang/games";
import { PROTOCOL } from "@holmgang/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { LIMITS } from "../limits/limits.ts";
import type { Served } from "../serve/serve.ts";
import { connect, visit } from "../testing/client.ts";
import type { Client } from "../testing/client.ts";
import { duelOf, granted, guests, lay, questionOf, round } from "../testing/duel.ts";
import { startServer } from "../testing/server.ts";

let served: Served;
beforeAll(async () => {
  served = await startServer();
});
afterAll(() => served.stop());
const pair = (): Promise<[Client, Client]> => guests([served.address, served.address]);
const WAIT = ["heal", "counter", "defense"];

/** What a client hears next after sending a raw text. */
async function said(client: Client, text: string) {
  client.send(text);
  return client.next("refused");
}

describe("every wrong command has its own answer, and the connection stays", () => {
  test.each([
    ["not JSON", "{", { code: "malformed", re: null }],
    ["no object", "[]", { code: "malformed", re: null }],
    ["no id", '{"kind":"ping"}', { code: "malformed", re: null }],
    ["an unknown kind", '{"kind":"cheat","id":"x"}', { code: "unknown-command", re: "x" }],
    ["a name of the language's own", '{"kind":"__proto__","id":"x"}', { code: "unknown-command" }],
    [
      "a missing field",
      '{"kind":"queue","id":"x","game":"orcain"}',
      { code: "malformed", re: "x" },
    ],
    ["a surplus field", '{"kind":"ping","id":"x","admin":true}', { code: "malformed", re: "x" }],
    [
      "a field of the wrong kind",
      '{"kind":"resume","id":"x","match":"m","seq":-1}',
      { code: "malformed" },
    ],
    ["too many characters", `"${"x".repeat(20_000)}"`, { code: "too-large" }],
    [
      "a match that is not there",
      '{"kind":"resign","id":"x","match":"m"}',
      { code: "no-such-match" },
    ],
  ])("%s", async (_what, text, refusal) => {
    const client = await connect(await visit(served.address));
    expect(await said(client, text)).toMatchObject(refusal);
    granted(await client.ask({ kind: "ping" }));
  });

  test("stale, duplicated, out of turn, from a foreign seat, illegal, unreadable", async () => {
    const [ann, bob] = await pair();
    const [eve] = await pair();
    const duel = await duelOf([ann, bob]);
    const { match } = duel;
    const first = questionOf(ann, match);
    const confirm = { kind: "layout_confirm", layout: WAIT };
    const move = (client: Client, decision: number, raw: unknown = confirm) =>
      client.ask({ kind: "move", match, decision, move: raw });
    expect(await move(eve, first)).toMatchObject({ code: "not-your-match" });
    expect(await move(ann, first, { kind: "dance" })).toMatchObject({ code: "unparsable" });
    expect(
      await move(ann, first, { kind: "layout_confirm", layout: ["attack", "attack", "heal"] }),
    ).toMatchObject({
      code: "not-in-hand",
    });
    granted(await move(ann, first));
    expect(await move(ann, questionOf(bob, match))).toMatchObject({ code: "not-your-decision" });
    expect(await move(ann, first)).toMatchObject({ code: "not-your-decision" });
    granted(await lay(bob, match, WAIT));
    await ann.next("update", ({ events }) => events.some(({ kind }) => kind === "round_end"));
    expect(await move(ann, first)).toMatchObject({ code: "stale" });
    ann.send('{"kind":"ping","id":"again"}');
    await ann.next("ok", ({ re }) => re === "again");
    expect(await said(ann, '{"kind":"ping","id":"again"}')).toMatchObject({
      code: "duplicate",
      re: "again",
    });
    expect(await ann.ask({ kind: "nonce", match, nonce: "late" })).toMatchObject({
      code: "nonce-closed",
    });
    granted(await ann.ask({ kind: "resign", match }));
    expect(await ann.ask({ kind: "resign", match })).toMatchObject({ code: "match-over" });
  });
});

describe("the door", () => {
  const knock = async (
    headers: Record<string, string>,
    path = `/socket?v=${PROTOCOL}`,
  ): Promise<number> => {
    const socket = new WebSocket(served.address.replace("http", "ws") + path, { headers });
    socket.on("error", () => {});
    const opened = once(socket, "open").then(() => 101);
    const refused = once(socket, "unexpected-response").then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    );
    const status = await Promise.race([opened, refused]);
    socket.terminate();
    return status;
  };

  test("lets in who is signed in, from our own page or from none", async () => {
    const { token } = await visit(served.address);
    const own = { authorization: `Bearer ${token}` };
    const { host } = new URL(served.address);
    expect(await knock(own)).toBe(101);
    expect(await knock({ cookie: `holmgang_session=${token}`, origin: `http://${host}` })).toBe(
      101,
    );
    expect(
      await knock({ cookie: `holmgang_session=${token}`, origin: "https://evil.example" }),
    ).toBe(403);
    expect(await knock({})).toBe(401);
    expect(await knock({ authorization: "Bearer nonsense" })).toBe(401);
    expect(await knock(own, "/elsewhere")).toBe(404);
    expect(await knock(own, "/socket?v=99")).toBe(426);
    expect(await knock(own, "/socket?wire=klingon")).toBe(400);
  });

  test("pages come with headers that keep other sites out", async () => {
    const { headers } = await fetch(served.address);
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("frame-ancestors 'none'");
    const { host } = new URL(served.address);
    expect(policy.split("; ").filter((each) => each.startsWith("connect-src"))).toEqual([
      `connect-src 'self' ws://${host} wss://${host}`,
    ]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("a page connects to its own host alone", () => {
  test.each([
    ["play.example.org", "connect-src 'self' ws://play.example.org wss://play.example.org"],
    ["[::1]:8080", "connect-src 'self' ws://[::1]:8080 wss://[::1]:8080"],
    ["evil.example *", "connect-src 'self'"],
    ["a;script-src *", "connect-src 'self'"],
    ["*", "connect-src 'self'"],
  ])("asked for as %s", async (host, expected) => {
    const { headers } = await served.app.inject({ url: "/healthz", headers: { host } });
    const policy = String(headers["content-security-policy"]).split("; ");
    expect(policy.filter((each) => each.startsWith("connect-src"))).toEqual([expected]);
    expect(policy.filter((each) => each.startsWith("script-src"))).toEqual(["script-src 'self'"]);
  });
});

describe("limits", () => {
  test("a flood slows only its sender, and every message of it is answered", async () => {
    const limits = { ...LIMITS, line: { aSecond: 50, atOnce: 10 } };
    const limited = await startServer({ limits });
    try {
      const duel = await duelOf(await guests([limited.address, limited.address]));
      const flood = await connect(await visit(limited.address));
      const began = performance.now();
      for (let i = 0; i < 60; i++) flood.send(`{"kind":"ping","id":"p${i}"}`);
      await round(duel, [WAIT, WAIT]); // meanwhile others play on
      await flood.next("ok", ({ re }) => re === "p59");
      // 60 messages, 10 of them at once and the rest at 50 a second, take a second at least.
      expect(performance.now() - began).toBeGreaterThan(900);
      expect(flood.heard.filter(({ kind }) => kind === "ok")).toHaveLength(60);
    } finally {
      await limited.stop();
    }
  });

  test("connections and requests from one address are limited", async () => {
    const limits = { ...LIMITS, connections: 2, requests: { aSecond: 1, atOnce: 5 } };
    const limited = await startServer({ limits });
    try {
      const visitor = await visit(limited.address);
      await connect(visitor);
      await connect(visitor);
      await expect(connect(visitor)).rejects.toThrow("429");
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) statuses.push((await fetch(`${limited.address}/healthz`)).status);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});

test("a match whose rules break is void with its log saved; the server and other matches go on", async () => {
  const [broken, fine] = [await duelOf(await pair()), await duelOf(await pair())];
  const { game } = GAMES.orcain;
  const apply = game.apply;
  Object.assign(game, {
    apply: (...args: Parameters<typeof apply>) => {
      const [, , move] = args;
      if ((move as unknown as { roundIndex: number }).roundIndex === 1)
        throw new Error("a bug in the rules");
      apply(...args);
    },
  });
  try {
    const move = { kind: "layout_confirm", layout: WAIT, roundIndex: 1 };
    const [ann, bob] = broken.clients;
    const answer = await ann.ask({
      kind: "move",
      match: broken.match,
      decision: questionOf(ann, broken.match),
      move,
    });
    expect(answer).toMatchObject({ code: "internal" });
    for (const client of [ann, bob]) {
      const { outcome } = await client.next("update", (update) => update.outcome !== null);
      expect(outcome).toEqual({ result: "void", reason: "error" });
      expect(await client.next("settled")).toMatchObject({ tokens: 10, tokensWon: 0 });
    }
    await round(fine, [WAIT, WAIT]);
  } finally {
    Object.assign(game, { apply });
  }
});
