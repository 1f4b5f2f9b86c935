import type { FastifyInstance } from "fastify";

/** Pages run our own scripts only, in no other site's frame, and tell nobody where their reader came from. */
const HEADERS = {
  "content-security-policy":
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
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
