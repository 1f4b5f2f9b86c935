import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newApp } from "./app.ts";

/** As every server, only less patient. */
const app = newApp({
  requestTimeout: 300,
  http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
});
beforeAll(async () => {
  app.post("/said", () => ({}));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

test.each([
  ["a head", "POST /said HTTP/1.1\r\nHost: x\r\n"],
  [
    "a body",
    "POST /said HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
  ],
])("%s that never ends hears 408 in a sentence, and is hung up on", async (_what, bytes) => {
  const { port } = app.server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const said = await textOf(socket);
  expect(said).toContain("HTTP/1.1 408 Request Timeout");
  expect(JSON.parse(said.slice(said.indexOf("\r\n\r\n")))).toEqual({
    code: "malformed",
    words: "The request took too long to arrive.",
  });
});
