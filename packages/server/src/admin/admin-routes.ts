import type { FastifyInstance, FastifyReply, RouteGenericInterface } from "fastify";
import type { ErrorNotes } from "../http/note-errors.ts";
import { CURSOR_ID, NAME, query } from "../http/query.ts";
import { namedAccount } from "../history/named-account.ts";
import type { Office } from "../moderation/office.ts";
import type { Node } from "../node/node.ts";
import { REPORT_STATES } from "../reports/list-reports.ts";
import type { ReportState } from "../reports/list-reports.ts";
import { accountPage } from "./account-page.ts";
import { accountsPage } from "./accounts-page.ts";
import { bansPage } from "./bans-page.ts";
import { deedRoutes } from "./deed-routes.ts";
import { logPage } from "./log-page.ts";
import { overviewPage } from "./overview-page.ts";
import { reportsPage } from "./reports-page.ts";
import { requireAdmin } from "./require-admin.ts";
import { sorryPage } from "./sorry-page.ts";

interface Paged extends RouteGenericInterface {
  Querystring: { readonly before?: string };
}

/** The pages of those who run this server, and what can be done on them. They need no script. */
export function adminRoutes(
  app: FastifyInstance,
  node: Node,
  isAdmin: Office["isAdmin"],
  errors: ErrorNotes,
): void {
  const office: Office = { db: node.db, addresses: node.addresses, now: node.now, isAdmin };

  app.get(
    "/admin",
    requireAdmin(office, async (_admin, _request, reply) =>
      show(reply, await overviewPage(node, errors)),
    ),
  );

  app.get<{ Querystring: { state?: ReportState | "all"; about?: string; before?: string } }>(
    "/admin/reports",
    query({ state: { enum: [...REPORT_STATES, "all"] }, about: NAME, before: CURSOR_ID }),
    requireAdmin(office, async (_admin, request, reply) =>
      show(reply, await reportsPage(office, request.query)),
    ),
  );

  app.get<{ Querystring: { readonly name?: string } }>(
    "/admin/accounts",
    query({ name: NAME }),
    requireAdmin(office, async (_admin, { query: { name } }, reply) => {
      const found = name === undefined ? null : await namedAccount(office.db, name);
      return found
        ? reply.redirect(`/admin/accounts/${found.id}`, 303)
        : show(reply, accountsPage(name ?? null));
    }),
  );

  app.get<{ Params: { readonly id: string } }>(
    "/admin/accounts/:id",
    query({}),
    requireAdmin(office, async (_admin, { params: { id } }, reply) => {
      const found = await accountPage(office, id);
      return found === null
        ? show(reply.code(404), sorryPage("There is no such account.", "/admin/accounts"))
        : show(reply, found);
    }),
  );

  app.get<Paged>(
    "/admin/bans",
    query({ before: CURSOR_ID }),
    requireAdmin(office, async (_admin, request, reply) =>
      show(reply, await bansPage(office, request.query.before)),
    ),
  );

  app.get<Paged>(
    "/admin/log",
    query({ before: CURSOR_ID }),
    requireAdmin(office, async (_admin, request, reply) =>
      show(reply, await logPage(office, request.query.before)),
    ),
  );

  deedRoutes(app, office);
}

/** Names of others, and what was said of them: no browser keeps that. */
const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
