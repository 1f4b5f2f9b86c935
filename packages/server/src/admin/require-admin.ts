import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import { banned } from "../accounts/sanction.ts";
import type { Present } from "../accounts/sessions.ts";
import { decline } from "../http/answer.ts";
import { callerOf } from "../http/caller.ts";
import type { Office } from "../moderation/office.ts";

/** A handler for those who run this server, and nobody else. */
export const requireAdmin =
  <Route extends RouteGenericInterface>(
    office: Office,
    work: (
      admin: Present,
      request: FastifyRequest<Route>,
      reply: FastifyReply,
    ) => Promise<FastifyReply>,
  ) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await callerOf(office, request);
    if (!caller) return decline(reply, { code: "signed-out", words: "You are not signed in." });
    if (caller.ban) return decline(reply, banned(caller.ban).refusal);
    if (!office.isAdmin(caller))
      return decline(reply, {
        code: "not-an-admin",
        words: "This page is for those who run this server.",
      });
    return work(caller, request, reply);
  };
