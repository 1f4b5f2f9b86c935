import type { FastifyInstance } from "fastify";
import { buckets } from "../sockets/bucket.ts";
import type { Rate } from "../sockets/bucket.ts";
import { decline } from "./answer.ts";

/** Whoever asks too often is told to wait; nobody else notices. */
export function limitRequests(app: FastifyInstance, rate: Rate): void {
  const byAddress = buckets(rate, () => performance.now());
  app.addHook("onRequest", async (request, reply) => {
    const waitMs = byAddress(request.ip).take();
    if (waitMs === 0) return;
    reply.header("retry-after", Math.ceil(waitMs / 1000));
    return decline(reply, {
      code: "too-many-requests",
      words: "Too many requests; wait a moment.",
    });
  });
}
