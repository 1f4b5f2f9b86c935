import { LogController } from "fastify";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { adminRoutes } from "../admin/admin-routes.ts";
import { botApi } from "../bot-api/bot-api.ts";
import { accountRoutes } from "../http/account-routes.ts";
import { afterStandstill, declineAwake } from "../http/after-standstill.ts";
import { newApp } from "../http/app.ts";
import { clientFiles, pathOf } from "../http/client-files.ts";
import { deckRoutes } from "../http/deck-routes.ts";
import { healthRoutes } from "../http/health-routes.ts";
import { callerOf } from "../http/caller.ts";
import { historyRoutes } from "../http/history-routes.ts";
import { inviteRoute } from "../http/invite-route.ts";
import { limitBodies } from "../http/limit-bodies.ts";
import { limitRequests } from "../http/limit-requests.ts";
import { ratingRoutes } from "../http/rating-routes.ts";
import { reportRoute } from "../http/report-route.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { runRoutes } from "../http/run-routes.ts";
import { warnOfProxy } from "../http/warn-of-proxy.ts";
import { shopRoutes } from "../http/shop-routes.ts";
import type { Node } from "../node/node.ts";
import { addressOf, isLocal } from "./address-of.ts";
import type { Limits } from "../limits/limits.ts";
import type { ErrorNotes } from "../http/note-errors.ts";
import type { Client } from "../http/read-client.ts";

interface AppParts {
  readonly node: Node;
  readonly limits: Limits;
  readonly trustProxy: boolean;
  readonly admins: readonly string[];
  readonly log: Logger;
  readonly errors: ErrorNotes;
  readonly client: Client | null;
}

/** Everything that is answered over http. */
export function buildApp({
  node,
  limits,
  trustProxy,
  admins,
  log,
  errors,
  client,
}: AppParts): FastifyInstance {
  const app = newApp({
    loggerInstance: log,
    clientErrorHandler: declineAwake(node),
    // One hop: whatever stands before it was written by whoever asks.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 64 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
  });
  securityHeaders(app);
  app.addHook("onRequest", afterStandstill(node));
  limitRequests(app, limits, {
    addressOf: (request) => addressOf(request, trustProxy),
    // One visit asks for dozens at once, and they cost nothing.
    isFree: ({ method = "", url = "" }) =>
      ["GET", "HEAD"].includes(method) && (client?.has(pathOf(url)) ?? false),
  });
  limitBodies(app, limits.bodies, (request) => addressOf(request, trustProxy));
  warnOfProxy(app, trustProxy);
  const { db, ask, now, hostOf, addresses, budgets } = node;
  const rooms = {
    db,
    addresses,
    budgets,
    now,
    ask,
    hostOf,
    isAdmin: (account: { kind: string; id: string }) =>
      account.kind === "named" && admins.includes(account.id),
  };
  clientFiles(app, client);
  // How many moves were made would tell a rival of every draft: not for everybody.
  healthRoutes(app, node, async ({ raw }) => {
    const caller = await callerOf(node, raw);
    return isLocal(addressOf(raw, trustProxy)) || (caller !== null && rooms.isAdmin(caller));
  });
  adminRoutes(app, node, rooms.isAdmin, errors);
  accountRoutes(app, rooms);
  ratingRoutes(app, rooms);
  historyRoutes(app, rooms);
  inviteRoute(app, rooms);
  reportRoute(app, rooms);
  deckRoutes(app, rooms);
  shopRoutes(app, rooms);
  runRoutes(app, rooms, node);
  botApi(app, node, rooms);
  return app;
}
