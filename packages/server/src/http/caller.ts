import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import { banned } from "../accounts/sanction.ts";
import { accountOf } from "../accounts/sessions.ts";
import type { Present } from "../accounts/sessions.ts";
import { household } from "../limits/household.ts";
import { answer } from "./answer.ts";
import { readCookie } from "./cookies.ts";
import type { Rooms } from "./rooms.ts";

/** Somebody who is here, and where they come from as limits count it. */
export type Asking = Present & { readonly household: string };

/** Whoever asks for what everybody may have: where they are pays for it. */
export const anybodyAt = (ip: string) => ({ id: null, household: household(ip) });

/** Any request that has come in, also one that wants to become a socket. */
interface Request {
  readonly headers: IncomingHttpHeaders;
}

/** Who asks, by the token of a bot or the cookie of a browser. */
export async function callerOf(
  { db, now }: Pick<Rooms, "db" | "now">,
  request: Request,
): Promise<Present | null> {
  const token = tokenOf(request);
  return token === null ? null : accountOf(db, token, now());
}

export function tokenOf({ headers }: Request): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return bearer ?? readCookie(headers.cookie);
}

/** A handler for those who are signed in; others are told that they are not, and the banned that they are. */
export const requireCaller =
  <Route extends RouteGenericInterface>(
    rooms: Rooms,
    work: (
      caller: Asking,
      request: FastifyRequest<Route>,
      reply: FastifyReply,
    ) => Promise<Result<unknown>>,
  ) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<FastifyReply> => {
    const caller = await callerOf(rooms, request);
    if (!caller) return answer(reply, signedOut());
    await rooms.addresses.note(caller.id, request.ip);
    if (caller.ban) return answer(reply, banned(caller.ban));
    return answer(
      reply,
      await work({ ...caller, household: household(request.ip) }, request, reply),
    );
  };

const signedOut = () => refuse("signed-out", "You are not signed in.");
