import type { FastifyInstance } from "fastify";

/** Nothing but what our pages need: the animations write styles, the board draws pictures, the socket is our own. */
const policyAt = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    // Not every browser takes 'self' for a socket; which of the two it is, a proxy may not have said.
    ["connect-src 'self'", ...(HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : [])].join(" "),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** A name or an address with a port. Whoever asks writes it, so it might be more than that, and end the directive. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Pages run our own scripts only, in no other site's frame, and tell nobody where their reader came from. */
const HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS).header("content-security-policy", policyAt(request.host));
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
  });
}
