import type { IncomingMessage } from "node:http";

/** Where a request comes from: the last hop before our proxy, if there is one to trust. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? "")).split(",").at(-1);
  return last?.trim() || (socket.remoteAddress ?? "unknown");
}
