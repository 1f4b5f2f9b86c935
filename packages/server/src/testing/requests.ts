import { pick } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import { garbage, mutated } from "./nonsense.ts";
import type { Route } from "./routes-of.ts";

/** A request as it goes over a wire. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What somebody may stand for in an address, besides nonsense. */
interface Known {
  readonly routes: readonly Route[];
  readonly tokens: readonly string[];
  readonly names: readonly string[];
}

/** What some request of ours brings. */
const BODIES: readonly Record<string, string | number | boolean | null>[] = [
  { nickname: "Ann", password: "correct horse battery" },
  { nickname: "Ann", recoveryCode: "x", password: "another horse battery" },
  { game: "slots", name: "Mine", code: "AAAA" },
  { game: "orcain", bot: "random", seat: 0, clock: true },
  { match: "none", about: "other", words: "He is rude." },
  { ware: "spy", nth: 1, price: 400 },
  { kind: "layout_confirm", seq: 1, node: "tree", settings: "{}" },
  { reason: "other", days: 1, until: 0, account: "none", state: "open" },
];
const ODD_NAMES = [
  "..",
  "%00",
  "%ff",
  "__proto__",
  "%F0%9F%82%A1",
  "x".repeat(300),
  "-1",
  "a b",
  "",
];
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "",
];
const ORIGINS = ["http://evil.example", "null", "nonsense"];

/** A request that may mean something, is a little wrong, or quite. */
export function someRequest({ routes, tokens, names }: Known, rng: Rng): RawRequest {
  const route = pick(rng, routes);
  const named = (): string => (rng.below(2) === 0 ? pick(rng, names) : pick(rng, ODD_NAMES));
  const path = route.path.replaceAll(/:\w+/g, named) || "/";
  const queries = ["", "", "?before=1", "?game=orcain", `?${pick(rng, ODD_NAMES)}=${named()}`];
  const method =
    rng.below(20) === 0 ? pick(rng, ["PUT", "OPTIONS", "TRACE", "PATCH"]) : route.method;
  const body = method !== "GET" && method !== "HEAD" && rng.below(6) > 0 ? someBody(rng) : null;
  const type = rng.below(4) > 0 ? TYPES[0]! : pick(rng, TYPES);
  const headers: Record<string, string> = {
    ...(rng.below(5) > 0 && { authorization: `Bearer ${pick(rng, tokens)}` }),
    ...(body !== null && { "content-length": String(Buffer.byteLength(body)) }),
    ...(body !== null && type !== "" && { "content-type": type }),
    ...(rng.below(30) === 0 && { origin: pick(rng, ORIGINS) }),
    ...(rng.below(30) === 0 && {
      "x-forwarded-for": named(),
      cookie: `holmgang_session=${named()}`,
    }),
  };
  return {
    method,
    path: encodeURI(`${path}${pick(rng, queries)}`),
    headers,
    body,
  };
}

function someBody(rng: Rng): string {
  const body = pick(rng, BODIES);
  const kind = rng.below(10);
  if (kind < 4) return JSON.stringify(body);
  return kind < 8 ? mutated(body, rng) : garbage(rng);
}

/** The same as bytes, with something wrong about its form. */
export function brokenBytes({ method, path, headers, body }: RawRequest, rng: Rng): string {
  const text = body ?? "";
  const lines = Object.entries(headers)
    .filter(([name]) => name !== "content-length")
    .map(([name, value]) => `${name}: ${value}\r\n`);
  const whole = (length: number | string, start = `${method} ${path} HTTP/1.1`): string =>
    `${start}\r\nhost: localhost\r\n${lines.join("")}content-length: ${length}\r\n\r\n${text}`;
  switch (rng.below(9)) {
    case 0:
      return whole(Buffer.byteLength(text)).slice(0, rng.below(60));
    case 1:
      return whole(Buffer.byteLength(text) + 1 + rng.below(100));
    case 2:
      return whole(pick(rng, ["-1", "1e3", "99999999999999999999", "0x10"]));
    case 3:
      return whole(
        0,
        `${method} ${"/".repeat(1 + rng.below(3))}socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade`,
      );
    case 4:
      return whole(0, `${method} http://[::1 HTTP/${pick(rng, ["1.1", "9.9", "x"])}`);
    case 5:
      return whole(0).replace("\r\n\r\n", `\r\n${"x: y\r\n".repeat(rng.below(4_000))}\r\n`);
    case 6:
      return whole(0).replace(/content-length.*/, "transfer-encoding: chunked\r\n\r\nzz\r\n");
    case 7:
      return garbage(rng);
    default:
      return whole(Buffer.byteLength(text)).repeat(1 + rng.below(20));
  }
}
