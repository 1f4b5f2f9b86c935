import { once } from "node:events";
import { connect as dial } from "node:net";
import type { Socket } from "node:net";
import { setImmediate as breathe } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../limits/limits.ts";
import { connect, visit } from "../testing/client.ts";
import { startServer } from "../testing/server.ts";
import type { Served } from "./serve.ts";

const lines: string[] = [];
let served: Served;
beforeAll(async () => {
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  served = await startServer({ limits: { ...LIMITS, connections: 3, bodies: 2 }, log });
});
afterAll(() => served.stop());

/** What the server says to raw bytes, until it has said enough or hung up. */
async function said(
  text: string,
  isEnough: (all: string) => boolean,
  by = served,
): Promise<string> {
  const socket = raw(text, by);
  let all = "";
  for await (const bytes of socket as AsyncIterable<Buffer>) {
    all += bytes.toString();
    if (isEnough(all)) break;
  }
  socket.destroy();
  return all;
}

function raw(text: string, { address } = served): Socket {
  const { hostname, port } = new URL(address);
  const socket = dial(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(text);
  return socket;
}

const bodyOf = (answer: string): string => answer.slice(answer.indexOf("\r\n\r\n"));

const upgrade = (path: string, heads = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\n${heads}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
const half = `POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;

test("an address that is none is turned away, and nobody calls it a failure", async () => {
  expect(await said(upgrade("//"), (all) => all.includes("\r\n\r\n"))).toContain("400 Bad Request");
  expect(lines.filter((line) => line.includes("Invalid URL"))).toEqual([]);
});

test("sockets of one address are counted before anybody is looked up", async () => {
  const visitor = await visit(served.address);
  const clients = [await connect(visitor), await connect(visitor), await connect(visitor)];
  const refused = await said(upgrade("/socket"), (all) => all.endsWith("}"));
  expect(refused).toContain("429 Too Many Connections");
  expect(refused).toContain("Retry-After: 5\r\n");
  expect(JSON.parse(bodyOf(refused))).toEqual({
    code: "too-many-connections",
    words: expect.stringMatching(/; try again in 5 seconds\.$/) as unknown,
    retryAfterSeconds: 5,
  });
  for (const client of clients) {
    client.drop();
    await client.closed;
  }
  await breathe();
  expect(await said(upgrade("/socket"), (all) => all.includes("\r\n\r\n"))).toContain("401");
});

test("who knocks too often is told in a sentence when to knock again", async () => {
  const limited = await startServer({ limits: { ...LIMITS, requests: { aSecond: 1, atOnce: 1 } } });
  try {
    const isTold = (all: string): boolean => all.endsWith("}") || all.includes(" 401 ");
    const knock = () => said(upgrade("/socket"), isTold, limited);
    expect(await knock()).toContain("401");
    const refused = await knock();
    expect(refused).toContain("429 Too Many Requests");
    expect(refused).toContain("Retry-After: 1\r\n");
    expect(JSON.parse(bodyOf(refused))).toEqual({
      code: "too-many-requests",
      words: "Too many requests; try again in 1 second.",
      retryAfterSeconds: 1,
    });
  } finally {
    await limited.stop();
  }
});

test.each([
  ["POST", "/api/sign-in"],
  ["POST", "/api/challenge"],
  ["POST", "/api/bot/game/x/move"],
])("%s %s with 8,000 brackets is malformed", async (method, url) => {
  const { token } = await visit(served.address);
  const { statusCode, body } = await served.app.inject({
    method: method as "POST",
    url,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    payload: `{"move":${"[".repeat(8_000)}${"]".repeat(8_000)}}`,
  });
  expect([statusCode, JSON.parse(body)]).toMatchObject([400, { code: "malformed" }]);
});

test("a message of 8,000 brackets is malformed, and one that is very long cuts only its own line", async () => {
  const client = await connect(await visit(served.address));
  client.send(
    `{"id":"x","kind":"play_bot","game":"orcain","bot":"random","settings":${"[".repeat(8_000)}${"]".repeat(8_000)}}`,
  );
  expect(await client.next("refused")).toMatchObject({ code: "malformed" });
  client.send(`"${"x".repeat(20_000)}"`);
  expect(await client.next("refused")).toMatchObject({ code: "too-large" });
  client.send(`"${"x".repeat(40_000)}"`);
  expect(await client.closed).toBe(1009);
});

test("a proxy that nobody trusts is named in the log, once, also if it forwards nothing but a socket", async () => {
  const headers = { "x-forwarded-for": "203.0.113.7" };
  await said(upgrade("/socket", "X-Forwarded-For: 203.0.113.7\r\n"), (all) => all.length > 0);
  expect(lines.filter((line) => line.includes("--trust-proxy"))).toHaveLength(1);
  for (let i = 0; i < 3; i++) await served.app.inject({ url: "/healthz", headers });
  expect(lines.filter((line) => line.includes("--trust-proxy"))).toHaveLength(1);
});

test("bodies that are half sent keep no third one of the same address waiting, and nobody for ever", async () => {
  const halves = [raw(half), raw(half)];
  await Promise.all(halves.map((socket) => once(socket, "connect")));
  for (;;) {
    const third = await said(half, (all) => all.includes("\r\n\r\n") || all.length > 0);
    if (!third.startsWith("HTTP/1.1 429")) continue; // the first two are on their way
    expect(third.toLowerCase()).toContain("retry-after: ");
    break;
  }
  for (const socket of halves) socket.destroy();
  // What whoever waits hears then is in app.test.ts: here the test would have to wait as long.
  expect(served.app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 10_000 });
});
