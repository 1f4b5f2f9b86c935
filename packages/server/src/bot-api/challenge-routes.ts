import type { FastifyInstance } from "fastify";
import { carryOut } from "../desk/carry-out.ts";
import { requireCaller } from "../http/caller.ts";
import { NAME, query } from "../http/query.ts";
import { body } from "./body.ts";
import { callerLine } from "./caller-line.ts";
import { acceptChallenge, challenge } from "./challenge.ts";
import type { Challenge } from "./challenge.ts";
import type { BotRoom } from "./room.ts";

interface Named {
  Params: { readonly id: string };
}

const CHALLENGE = { to: NAME, game: NAME, settings: {}, entry: {}, seat: { enum: [0, 1] } };

/** Invitations to one account, made and answered by programs. */
export function challengeRoutes(app: FastifyInstance, { node, ...rooms }: BotRoom): void {
  app.post<{ Body: Challenge }>(
    "/api/challenge",
    body(CHALLENGE, ["to", "game"]),
    requireCaller(rooms, async (caller, request) => challenge(node, caller, request.body)),
  );

  app.post<Named & { Body: { readonly entry?: unknown } | null }>(
    "/api/challenge/:id/accept",
    body({ entry: {} }, []),
    requireCaller(rooms, async (caller, { params, body: brings }) =>
      acceptChallenge(node, caller, params.id, brings?.entry),
    ),
  );

  app.post<Named>(
    "/api/challenge/:id/decline",
    query({}),
    requireCaller(rooms, async (caller, { params: { id } }) =>
      carryOut(node, callerLine(caller), { kind: "decline", id, invite: id }),
    ),
  );

  app.post<Named>(
    "/api/challenge/:id/cancel",
    query({}),
    requireCaller(rooms, async (caller, { params: { id } }) =>
      carryOut(node, callerLine(caller), { kind: "uninvite", id, invite: id }),
    ),
  );
}
