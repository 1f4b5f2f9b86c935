import type { Server } from "node:http";
import fastify from "fastify";
import type { FastifyBodyParser, FastifyHttpOptions, FastifyInstance } from "fastify";
import { isTooDeep } from "@holmgang/kernel";
import { answerErrors, declineAddress } from "./answer.ts";
import { declineBytes, HEADERS_MS, REQUEST_MS } from "./no-request.ts";
import { refuseForeignOrigins } from "./foreign-origins.ts";

/** A server without routes that says no in our words. A body is taken as it is: nothing is guessed, nothing dropped. */
export function newApp(options: FastifyHttpOptions<Server> = {}): FastifyInstance {
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: declineAddress,
    clientErrorHandler: declineBytes,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_MS },
    ...options,
  });
  app.addContentTypeParser("application/json", { parseAs: "string" }, readBody(app));
  answerErrors(app);
  refuseForeignOrigins(app);
  return app;
}

/** How often it looks for requests that are late. */
const LOOK_MS = 2_000;

/** As usual, but not what is nested so deep that whatever looks at it later has no room. */
function readBody(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, body, done) => {
    if (isTooDeep(body)) done(Object.assign(new Error("nested too deep"), { statusCode: 400 }));
    else void parse(request, body, done);
  };
}
