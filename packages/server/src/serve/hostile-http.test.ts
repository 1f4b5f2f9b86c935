import { once } from "node:events";
import { Agent, request } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SIZES, tried } from "@holmgang/games/testing";
import { seededRng } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { text as textOf } from "node:stream/consumers";
import { visit } from "../testing/client.ts";
import { brokenBytes, someRequest } from "../testing/requests.ts";
import type { RawRequest } from "../testing/requests.ts";
import { routesOf } from "../testing/routes-of.ts";
import { startServer } from "../testing/server.ts";
import type { Served } from "./serve.ts";

const { requests: REQUESTS, bytes: BYTES } = SIZES.fuzz;
const AT_ONCE = 16;
/** A stream goes on for ever; of any other answer so much is read. */
const ENOUGH = 4_096;
/** Somebody who says half of something is not waited for. */
const PATIENCE_MS = 40;

let served: Served;
let known: Parameters<typeof someRequest>[0];
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  served = await startServer();
  const visitors = await Promise.all([1, 2, 3].map(() => visit(served.address)));
  known = {
    routes: routesOf(served.app),
    tokens: [...visitors.map(({ token }) => token), "nonsense"],
    names: [
      ...visitors.flatMap(({ account: { id, nickname } }) => [id, nickname]),
      "slots",
      "orcain",
    ],
  };
});
afterAll(async () => {
  agent.destroy();
  await served.stop();
});

/** What a request is answered with: its status, and the start of its text. */
async function ask({ method, path, headers, body }: RawRequest) {
  const asked = request(`${served.address}${path}`, { method, headers, agent });
  asked.end(body);
  const answered = once(asked, "response") as Promise<[IncomingMessage]>; // as it is called with
  const answer = await answered.then(
    ([message]) => message,
    (error: unknown) => String(error),
  );
  if (typeof answer === "string") return { status: 0, type: "", text: answer };
  let text = "";
  for await (const part of answer) {
    text += String(part);
    if (text.length > ENOUGH || path.includes("/stream/")) break;
  }
  return { status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", text };
}

/** Does something so many times, some at once. */
async function crowd(times: number, name: string, act: (rng: Rng) => Promise<void>): Promise<void> {
  let left = times;
  const one = async (index: number): Promise<void> => {
    const rng = seededRng(`${name} ${SIZES.part} ${index}`);
    while (left-- > 0) await act(rng);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => one(index)));
}

const faults = async (): Promise<number> =>
  (await served.node.metrics.errors.get()).values.reduce((sum, { value }) => sum + value, 0);

test.each([
  ["nonsense", "nonsense\r\n\r\n", "400 Bad Request", "That cannot be read."],
  [
    "a head without end",
    `GET / HTTP/1.1\r\n${"x: y\r\n".repeat(5_000)}`,
    "431 ",
    "head is too long",
  ],
])("%s is told why it is no request", async (_what, bytes, status, words) => {
  const { hostname, port } = new URL(served.address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const said = await textOf(socket);
  expect(said).toContain(`HTTP/1.1 ${status}`);
  expect(said).toContain(words);
});

test("every address that is served is known", () => {
  const paths = known.routes.map(({ path }) => path);
  expect(paths).toContain("/api/runs/:id/record");
  expect(paths).toContain("/admin/accounts/:id/ban");
  expect(known.routes.length).toBeGreaterThan(80);
});

test(`${REQUESTS} requests, random and mutated: every one has an answer with a sentence, and none breaks anything`, async () => {
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  await crowd(REQUESTS, "requests", async (rng) => {
    const asked = someRequest(known, rng);
    const { status, type, text } = await ask(asked);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isPlain = status < 400 || asked.method === "HEAD" || type.startsWith("text/html");
    const says = isPlain || /"code":".+"words":".+"/.test(text);
    if (status === 0 || status >= 500 || !says)
      wrong.push(`${JSON.stringify(asked)}: ${status} ${text}`);
  });
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  );
  tried("hostile requests over HTTP", REQUESTS);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50);
  expect(await faults()).toBe(0);
}, 1_800_000);

test(`${BYTES} broken requests as bytes: whoever asks well is answered all the same`, async () => {
  const { hostname, port } = new URL(served.address);
  await crowd(BYTES, "bytes", async (rng) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    const closed = once(socket, "close");
    socket.resume().write(brokenBytes(someRequest(known, rng), rng));
    await Promise.race([closed, sleep(PATIENCE_MS)]);
    socket.destroy();
    await closed;
  });
  tried("broken requests over TCP", BYTES);
  expect(await faults()).toBe(0);
  expect((await fetch(`${served.address}/readyz`)).status).toBe(200);
}, 1_800_000);
