import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** A proxy that nobody trusts makes all players one address: whoever runs the server hears of it once. */
export function warnOfProxy(app: FastifyInstance, trustProxy: boolean): void {
  let isSaid = trustProxy;
  const look = ({ headers }: Pick<IncomingMessage, "headers">): void => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    app.log.warn(
      "a request names the address it was forwarded for, and --trust-proxy is not set: if a proxy of yours stands in front, limits count all players as one",
    );
  };
  app.addHook("onRequest", async (request) => look(request));
  app.server.on("upgrade", look); // sockets come past the hooks
}
