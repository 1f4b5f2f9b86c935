import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_MS } from "../accounts/sessions.ts";

const NAME = "holmgang_session";

/** The token in a Cookie header. */
export const readCookie = (header: string | undefined): string | null =>
  header
    ?.split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1) || null;

/** Lets the browser keep the token where no script can read it. */
export const writeCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, token, SESSION_MS.browser / 1000);

export const clearCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, "", 0);

function setCookie(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  value: string,
  maxAge: number,
): void {
  const secure = protocol === "https" ? "; Secure" : "";
  reply.header(
    "set-cookie",
    `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}
