import fastify from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { answerErrors, declineAddress } from "./answer.ts";
import { refuseForeignOrigins } from "./foreign-origins.ts";

/** A server without routes that says no in our words. A body is taken as it is: nothing is guessed, nothing dropped. */
export function newApp(options: FastifyServerOptions = {}): FastifyInstance {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: declineAddress,
    ...options,
  });
  answerErrors(app);
  refuseForeignOrigins(app);
  return app;
}
