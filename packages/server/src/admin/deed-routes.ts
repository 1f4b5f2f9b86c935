import type { Result } from "@holmgang/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { statusOf } from "../http/answer.ts";
import { askRename } from "../moderation/ask-rename.ts";
import { banAddress, banAddressesOf } from "../moderation/ban-addresses.ts";
import { impose } from "../moderation/impose.ts";
import { lift } from "../moderation/lift.ts";
import type { Office } from "../moderation/office.ts";
import { settleReport } from "../moderation/settle-report.ts";
import type { ReportState } from "../reports/list-reports.ts";
import { fields } from "./fields.ts";
import { endOf } from "./form.ts";
import type { Term } from "./form.ts";
import { requireAdmin } from "./require-admin.ts";
import { sorryPage } from "./sorry-page.ts";

interface Of<Body> {
  Params: { readonly id: string };
  Body: Body;
}

interface Sentence {
  readonly reason: string;
  readonly term: Term;
}

/** What an admin does: forms that are sent, and lead back to where one was. Other sites' forms never come this far. */
export function deedRoutes(app: FastifyInstance, office: Office): void {
  const { now } = office;
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 8 * 1024 },
      async (_request: FastifyRequest, body: string) =>
        Object.fromEntries(new URLSearchParams(body)),
    );

    forms.post<Of<Sentence & { readonly addresses?: string }>>(
      "/admin/accounts/:id/ban",
      fields(["reason", "term"], ["addresses"]),
      requireAdmin(office, async ({ id: admin }, { params: { id: account }, body }, reply) => {
        const { reason, term, addresses } = body;
        const ban = { admin, account, reason, until: endOf(term, now()) };
        const done = await impose(office, { ...ban, kind: "ban" });
        if (done.ok && addresses) await banAddressesOf(office, ban);
        return back(reply, done, `/admin/accounts/${account}`);
      }),
    );

    forms.post<Of<Sentence>>(
      "/admin/accounts/:id/silence",
      fields(["reason", "term"]),
      requireAdmin(office, async ({ id: admin }, { params: { id: account }, body }, reply) => {
        const { reason, term } = body;
        const until = endOf(term, now());
        const done = await impose(office, { admin, kind: "silence", account, reason, until });
        return back(reply, done, `/admin/accounts/${account}`);
      }),
    );

    forms.post<Of<{ readonly reason: string }>>(
      "/admin/accounts/:id/rename",
      fields(["reason"]),
      requireAdmin(office, async ({ id: admin }, { params: { id: account }, body }, reply) =>
        back(
          reply,
          await askRename(office, { admin, account, reason: body.reason }),
          `/admin/accounts/${account}`,
        ),
      ),
    );

    forms.post<{ Body: Sentence & { readonly address: string } }>(
      "/admin/bans",
      fields(["address", "reason", "term"]),
      requireAdmin(office, async ({ id: admin }, { body: { address, reason, term } }, reply) => {
        const until = endOf(term, now());
        const done = await banAddress(office, { admin, address: address.trim(), reason, until });
        return back(reply, done, "/admin/bans");
      }),
    );

    forms.post<Of<{ readonly reason?: string }>>(
      "/admin/bans/:id/lift",
      fields([], ["reason"]),
      requireAdmin(office, async ({ id: admin }, { params: { id: sanction }, body }, reply) => {
        const reason = body.reason?.trim() || null;
        return back(reply, await lift(office, { admin, sanction, reason }), "/admin/bans");
      }),
    );

    forms.post<Of<{ readonly state: ReportState; readonly reason?: string }>>(
      "/admin/reports/:id",
      fields(["state"], ["reason"]),
      requireAdmin(office, async ({ id: admin }, { params: { id: report }, body }, reply) => {
        const { state } = body;
        const reason = body.reason?.trim() || null;
        const done = await settleReport(office, { admin, report, state, reason });
        return back(reply, done, "/admin/reports");
      }),
    );
  });
}

/** Done: the page is asked for anew, so that loading it again does nothing twice. Not done: why. */
function back(reply: FastifyReply, done: Result<null>, to: string): FastifyReply {
  if (done.ok) return reply.redirect(to, 303);
  const { code, words } = done.refusal;
  return reply.code(statusOf(code)).type("text/html; charset=utf-8").send(sorryPage(words, to));
}
