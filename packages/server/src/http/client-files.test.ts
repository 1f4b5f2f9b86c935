import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../limits/limits.ts";
import type { Served } from "../serve/serve.ts";
import { startServer } from "../testing/server.ts";

const INDEX = "<!doctype html><title>A made-up client</title>";
const SCRIPT = "console.log('a made-up script');".repeat(50);
const NAVIGATION = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** A folder as a build leaves it. */
function builtClient(): string {
  const folder = join(mkdtempSync(join(tmpdir(), "holmgang-client-")), "dist");
  mkdirSync(join(folder, "assets"), { recursive: true });
  const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
  write("index.html", INDEX);
  write("service-worker.js", "self");
  write("manifest.webmanifest", "{}");
  write("icon.png", Buffer.from([0x89, 0x50]));
  write("assets/main-abc123.js", SCRIPT);
  write("assets/main-abc123.js.br", brotliCompressSync(SCRIPT));
  write("assets/main-abc123.js.gz", gzipSync(SCRIPT));
  write(".stamp", "secret");
  writeFileSync(join(folder, "..", "outside.txt"), "outside");
  return folder;
}

let served: Served;
beforeAll(async () => {
  // As few requests as one can have: what is served here must not count.
  const limits = { ...LIMITS, requests: { aSecond: 0.001, atOnce: 30 } };
  served = await startServer({ client: builtClient(), limits });
});
afterAll(() => served.stop());

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for exactly this path, which `fetch` would tidy up, and unpacks nothing. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Got>((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("the built client", () => {
  test("is at the root, whoever asks, and asked for again at every visit", async () => {
    for (const path of ["/", "/index.html", "/?from=home"]) {
      const { status, headers, body } = await get(path);
      expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body.toString()).toBe(INDEX);
    }
  });

  test.each([
    ["/service-worker.js", "text/javascript; charset=utf-8", "no-cache"],
    ["/manifest.webmanifest", "application/manifest+json", "no-cache"],
    ["/icon.png", "image/png", "no-cache"],
    [
      "/assets/main-abc123.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
  ])("%s is %s, kept: %s", async (path, type, kept) => {
    const { status, headers } = await get(path);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, kept]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("runs our own scripts and workers, and nobody else's", async () => {
    const policy = (await get("/")).headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'; script-src 'self'; worker-src 'self'");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, deflate, br;q=0", "gzip", gunzipSync],
    ["gzip;q=0.5", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
    ["brotli, x-gzip", undefined, (body: Buffer) => body],
  ])("whoever unpacks '%s' gets it as %s", async (encoding, coding, unpack) => {
    const { headers, body } = await get("/assets/main-abc123.js", { "accept-encoding": encoding });
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers.vary).toContain("accept-encoding");
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test("what somebody has already is not sent again", async () => {
    const first = await get("/assets/main-abc123.js", { "accept-encoding": "gzip" });
    const etag = first.headers.etag!;
    const again = { "accept-encoding": "gzip", "if-none-match": `"other", W/${etag}` };
    const second = await get("/assets/main-abc123.js", again);
    expect([second.status, second.body.length, second.headers.etag]).toEqual([304, 0, etag]);
    // Packed another way it is other bytes.
    const other = await get("/assets/main-abc123.js", { ...again, "accept-encoding": "br" });
    expect(other.status).toBe(200);
  });

  test("HEAD says how long it is, and sends nothing", async () => {
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, headers["content-length"], body.length]).toEqual([
      200,
      String(INDEX.length),
      0,
    ]);
  });

  test("a visit does not use up what an address may ask", async () => {
    const visits = await Promise.all(
      Array.from({ length: 60 }, () => get("/assets/main-abc123.js")),
    );
    expect(visits.every(({ status }) => status === 200)).toBe(true);
  });
});

describe("addresses of the client's own", () => {
  test.each(["/match/x7", "/orcain", "/apiary"])("%s is a page", async (path) => {
    const { status, headers, body } = await get(path, NAVIGATION);
    expect([status, body.toString(), headers["cache-control"]]).toEqual([200, INDEX, "no-cache"]);
  });

  test.each([
    ["GET", "/api/nothing", NAVIGATION],
    ["GET", "/assets/gone-abc123.js", NAVIGATION],
    ["GET", "/wires/x", NAVIGATION],
    ["GET", "/match/x7", { accept: "*/*" }],
    ["POST", "/match/x7", NAVIGATION],
    ["GET", "/.stamp", {}],
    ["GET", "/assets/main-abc123.js.br", {}],
    ["GET", "/assets", {}],
    ["GET", "/../outside.txt", {}],
    ["GET", "/assets/..%2f..%2foutside.txt", {}],
    ["GET", "//etc/passwd", {}],
    ["GET", "/__proto__", {}],
  ] as const)("%s %s is none", async (method, path, headers) => {
    const { status, body } = await get(path, headers, method);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining("no-such-route")]);
  });
});

test("a server without a client says how to get one", async () => {
  const bare = await startServer({ client: join(tmpdir(), "holmgang-nothing-here") });
  expect(await (await fetch(bare.address)).text()).toContain("the client is not built");
  expect((await fetch(`${bare.address}/match/x7`, { headers: NAVIGATION })).status).toBe(404);
  await bare.stop();
});
