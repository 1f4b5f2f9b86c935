import type { FastifyInstance } from "fastify";

/** Nothing but what our pages need: the animations write styles, the board draws pictures, the socket is a socket. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages run our own scripts only, in no other site's frame, and tell nobody where their reader came from. */
const HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
} as const;

export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    reply.headers(HEADERS);
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
  });
}
