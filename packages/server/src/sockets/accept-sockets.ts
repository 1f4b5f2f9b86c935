import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Refusal } from "@holmgang/kernel";
import { PROTOCOL } from "@holmgang/protocol";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import { banned } from "../accounts/sanction.ts";
import { callerOf } from "../http/caller.ts";
import { isForeign } from "../http/foreign-origins.ts";
import type { Caller } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import type { Limits } from "../limits/limits.ts";
import { tooMuch } from "../limits/too-much.ts";
import { bucket, buckets } from "../limits/bucket.ts";
import type { Bucket } from "../limits/bucket.ts";
import { standsOn } from "./gather.ts";
import { heartbeat } from "./heartbeat.ts";
import { serveSocket } from "./serve-socket.ts";

/** Beyond this a message is not even received: its sender is no client of ours. Above half of it, it is refused. */
const MOST_BYTES = 32 * 1024;

/** Another language than our own protocol on the same door. */
type Dialect = (
  node: Node,
  socket: WebSocket,
  account: Caller,
  buckets: readonly Bucket[],
) => Promise<void>;

interface SocketDoor {
  readonly node: Node;
  readonly limits: Limits;
  /** By the name a client gives in `?wire=`. */
  readonly dialects: Readonly<Record<string, Dialect>>;
  /** Where a request comes from, as far as that can be trusted. */
  addressOf(request: IncomingMessage): string;
}

interface AcceptedSockets {
  /** Nobody comes in any more. */
  shut(): void;
  /** Whoever is still there is not. */
  stop(): void;
}

/** Lets sockets in at /socket: signed in, from our own pages or from none, and not too many from one place. */
export function acceptSockets(server: Server, door: SocketDoor): AcceptedSockets {
  const { node, limits } = door;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  const pulse = heartbeat(() => performance.now());
  const byAddress = buckets(limits.address, () => performance.now());
  const knocks = buckets(limits.requests, () => performance.now());
  const dialects: Readonly<Record<string, Dialect>> = { holmgang: serveSocket, ...door.dialects };
  const open = new Map<string, number>();
  let isShut = false;

  /** Counted from the first knock until it is gone: whoever is still being looked up is there as well. */
  function count(address: string, duplex: Duplex): number {
    const crowd = (open.get(address) ?? 0) + 1;
    open.set(address, crowd);
    duplex.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    return crowd;
  }

  async function welcome(request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    const address = door.addressOf(request);
    const waitMs = knocks(address).tryTake();
    if (waitMs > 0) return reject(duplex, "429 Too Many Requests", tooManyKnocks(waitMs));
    if (count(address, duplex) > limits.connections)
      return reject(duplex, "429 Too Many Connections", TOO_MANY_SOCKETS);
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (!url) return reject(duplex, "400 Bad Request");
    const dialect = url.searchParams.get("wire") ?? "holmgang";
    const speak = Object.hasOwn(dialects, dialect) ? dialects[dialect] : undefined;
    const no = refusal(request, url, speak);
    if (no || !speak) return reject(duplex, no ?? "400 Bad Request");
    const account = await callerOf(node, request);
    if (!account) return reject(duplex, "401 Signed Out");
    if (account.ban) return reject(duplex, "403 Banned", banned(account.ban).refusal);
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      standsOn(socket, duplex);
      pulse.watch(socket);
      const measures = [bucket(limits.line, () => performance.now()), byAddress(address)];
      const caller = {
        id: account.id,
        kind: account.kind === "house" ? "bot" : account.kind,
        session: account.session,
        household: address,
      } as const;
      void node.aside(node.addresses.note(account.id, address));
      void node.aside(speak(node, socket, caller, measures));
    });
  }

  server.on("upgrade", (request, duplex: Duplex, head) => {
    duplex.on("error", () => {});
    if (isShut) return reject(duplex, "503 Service Unavailable");
    const welcomed = welcome(request, duplex, head);
    void node.aside(welcomed);
    welcomed.catch(() => reject(duplex, "500 Internal Server Error"));
  });
  return {
    shut() {
      isShut = true;
    },
    stop() {
      pulse.stop();
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

/** Why somebody is not let in, whoever it is, as the status line says it. */
function refusal(
  { headers }: IncomingMessage,
  url: URL,
  speak: Dialect | undefined,
): string | null {
  if (url.pathname !== "/socket") return "404 Not Found";
  if (isForeign(headers.origin, headers.host ?? "")) return "403 Foreign Origin";
  if (!speak) return "400 Unknown Wire";
  const version = url.searchParams.get("v");
  return version !== null && version !== String(PROTOCOL) ? "426 Upgrade Required" : null;
}

function reject(duplex: Duplex, status: string, why?: Refusal): void {
  const body = why ? JSON.stringify(why) : "";
  const seconds = why ? why.retryAfterSeconds : RETRY[status.slice(0, 3)];
  const retry = seconds === undefined ? "" : `Retry-After: ${seconds}\r\n`;
  const type = why ? "Content-Type: application/json; charset=utf-8\r\n" : "";
  const heads = `${retry}${type}Content-Length: ${Buffer.byteLength(body)}`;
  duplex.once("finish", () => duplex.destroy());
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${heads}\r\n\r\n${body}`);
}

/** When to come again, where that is a matter of time. */
const RETRY: Readonly<Record<string, number>> = { "503": 5 };

const tooManyKnocks = (waitMs: number): Refusal =>
  tooMuch("too-many-requests", "Too many requests", waitMs);

/** Nobody knows when a line is closed; then it is worth another look. */
const TOO_MANY_SOCKETS = tooMuch(
  "too-many-connections",
  "There are as many connections from where you are as there may be",
  5_000,
);
