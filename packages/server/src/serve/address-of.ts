import type { IncomingMessage } from "node:http";
import { household } from "../limits/household.ts";

/** Where a request comes from, as it is counted: the last hop before our proxy, if there is one to trust. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? "")).split(",").at(-1);
  return household(last?.trim() || (socket.remoteAddress ?? "unknown"));
}

/** Whether a request comes from this machine itself. */
export const isLocal = (address: string): boolean =>
  address === "::1" || address.startsWith("127.");
