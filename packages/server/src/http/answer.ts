import type { Refusal, Result } from "@holmgang/kernel";
import { isUnknown, UNKNOWN } from "../store/again.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Refusals whose status is not 409: what was asked is understood, and does not go with how things are. */
const STATUS: Readonly<Record<string, number>> = {
  malformed: 400,
  unparsable: 400,
  "bad-cursor": 400,
  "bad-seq": 400,
  "bad-settings": 400,
  "bad-entry": 400,
  "bad-nickname": 400,
  "forbidden-nickname": 400,
  "weak-password": 400,
  "bad-deck": 400,
  "bad-setup": 400,
  "bad-record": 400,
  "own-account": 400,
  "bad-address": 400,
  "private-address": 400,
  "signed-out": 401,
  "wrong-login": 401,
  "foreign-origin": 403,
  banned: 403,
  "wrong-password": 403,
  "not-an-admin": 403,
  "is-admin": 403,
  "not-a-bot": 403,
  "not-your-match": 403,
  "not-your-invite": 403,
  "decks-need-a-name": 403,
  "shop-needs-a-name": 403,
  "runs-need-a-name": 403,
  blocked: 403,
  "no-such-route": 404,
  "no-such-account": 404,
  "no-such-session": 404,
  "no-such-game": 404,
  "no-such-mode": 404,
  "no-such-match": 404,
  "no-such-invite": 404,
  "no-such-deck": 404,
  "no-such-ware": 404,
  "no-shop": 404,
  "no-such-run": 404,
  "no-such-node": 404,
  "no-such-ban": 404,
  "too-many-attempts": 429,
  "not-ready": 503,
  "too-many-requests": 429,
  "over-budget": 429,
  "too-many-matches": 429,
  "too-many-watched": 429,
  "bots-busy": 429,
};

/** Sends a result: the value as JSON, or the refusal with its status. */
export function answer(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (!result.ok) return decline(reply, result.refusal);
  return result.value === null ? reply.code(204).send() : reply.send(result.value);
}

export function decline(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined)
    reply.header("retry-after", refusal.retryAfterSeconds);
  return reply.code(statusOf(refusal.code)).send(refusal);
}

export const statusOf = (code: string): number => STATUS[code] ?? 409;

/** What nobody serves is declined; what is thrown is answered without a word of what it was: that goes to the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    decline(reply, { code: "no-such-route", words: "There is nothing here." }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(malformed(error));
    // Not the error itself: a database's names the values of its query, and those may be secrets.
    const { name, message, stack } = error;
    request.log.error({ err: { type: name, message, stack } }, "a request failed");
    return isUnknown(error)
      ? reply.code(503).send(UNKNOWN)
      : reply
          .code(500)
          .send({ code: "internal", words: "Something went wrong on our side." } satisfies Refusal);
  });
}

/** An address that cannot be read never reaches a route, nor the handler of errors. */
export const declineAddress = (
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void => void decline(reply, malformed(error));

const malformed = ({ validation, message }: FastifyError): Refusal => ({
  code: "malformed",
  words: validation ? `That cannot be read: ${message}.` : "That cannot be read.",
});
