import type { FastifyInstance } from "fastify";
import { decline } from "./answer.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Other sites' pages may not act in the name of whoever looks at them. */
export function refuseForeignOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (!SAFE.has(request.method) && isForeign(request.headers.origin, request.host)) {
      return decline(reply, {
        code: "foreign-origin",
        words: "That was asked by another site's page.",
      });
    }
  });
}

/** Whether a page of another host asks. Programs, which have no pages, name no origin. */
export const isForeign = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.parse(origin)?.host !== host.toLowerCase();
