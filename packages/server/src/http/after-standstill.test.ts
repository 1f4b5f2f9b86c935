import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStandstill } from "../node/standstill.ts";
import type { Standstill } from "../node/standstill.ts";
import { declineAwake } from "./after-standstill.ts";
import { newApp } from "./app.ts";

/** Here a head that takes longer has taken too long; a node that stands still stands still for longer. */
const HEADERS_MS = 300;
const STILL_MS = 2_500;

let standstill: Standstill;
let app: ReturnType<typeof newApp>;
let port: number;

beforeEach(async () => {
  standstill = openStandstill(async () => {});
  app = newApp({
    clientErrorHandler: declineAwake({ standstill }),

    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 50 },
  });
  app.get("/", () => "read");
  await app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

afterEach(async () => {
  standstill.stop();
  await app.close();
});

/** Somebody whose connection is taken, and who has begun to ask. */
async function begun(): Promise<Socket> {
  const taken = once(app.server, "connection");
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\n");
  await taken;
  return socket;
}

/** Nothing of this process goes on. */
function standStill(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STILL_MS);
}

test("what came while the node stood still is read, not said to have come too late", async () => {
  const socket = await begun();
  socket.write("Host: here\r\nConnection: close\r\n\r\n");
  standStill();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*read$/su);
});

test("without a standstill, what is late is late", async () => {
  const socket = await begun();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*took too long to arrive/su);
});
