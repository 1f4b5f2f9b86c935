import type { IncomingMessage } from "node:http";

/** Where a request comes from, as it is counted: the last hop before our proxy, if there is one to trust. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? "")).split(",").at(-1);
  return household(last?.trim() || (socket.remoteAddress ?? "unknown"));
}

/** Of the newer kind of address one household has as many as it likes: their common beginning counts. */
function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return plain.includes(":") && plain !== "::1" ? plain.split(":").slice(0, 4).join(":") : plain;
}

/** Whether a request comes from this machine itself. */
export const isLocal = (address: string): boolean =>
  address === "::1" || address.startsWith("127.");
