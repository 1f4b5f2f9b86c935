import type { Refusal } from "@holmgang/kernel";
import type { Socket } from "node:net";

/** Whoever has not said by then what they want has no request, but a connection that they keep. */
export const REQUEST_MS = 20_000;
export const HEADERS_MS = 10_000;

/** What came in is no request: too late, too long, or nothing that can be read. Whoever sent it is told which, and hung up on. */
export function declineBytes({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const [status, words] = WHY.get(code ?? "") ?? ["400 Bad Request", "That cannot be read."];
  const body = JSON.stringify({ code: "malformed", words } satisfies Refusal);
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  if (socket.writable) socket.write(`${head}\r\nConnection: close\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Not all of it came in time. */
export const isLate = ({ code }: { readonly code?: string }): boolean => code === LATE;

const LATE = "ERR_HTTP_REQUEST_TIMEOUT";
const WHY = new Map<string, readonly [status: string, words: string]>([
  [LATE, ["408 Request Timeout", "The request took too long to arrive."]],
  [
    "HPE_HEADER_OVERFLOW",
    ["431 Request Header Fields Too Large", "The request's head is too long."],
  ],
]);
