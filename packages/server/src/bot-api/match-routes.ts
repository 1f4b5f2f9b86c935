import { accept } from "@holmgang/kernel";
import type { FastifyInstance, FastifyReply } from "fastify";
import { carryOut } from "../desk/carry-out.ts";
import { requireCaller } from "../http/caller.ts";
import { COUNT, numberIn, query } from "../http/query.ts";
import { body } from "./body.ts";
import { callerLine } from "./caller-line.ts";
import { eventStream } from "./event-stream.ts";
import { gameStream } from "./game-stream.ts";
import { gameView } from "./game-view.ts";
import { requireBot } from "./require-bot.ts";
import type { BotRoom } from "./room.ts";

interface Named {
  Params: { readonly id: string };
}

/** Matches as programs follow and play them. */
export function matchRoutes(app: FastifyInstance, room: BotRoom): void {
  streamRoutes(app, room);
  moveRoutes(app, room);

  app.get<Named>(
    "/api/game/:id/view",
    query({}),
    requireCaller(room, async (caller, { params }) => gameView(room.node, caller, params.id)),
  );
}

function streamRoutes(app: FastifyInstance, room: BotRoom): void {
  app.get(
    "/api/stream/event",
    lines({}),
    requireBot(room, async (caller, _request, reply) => {
      asLines(reply);
      return accept(await eventStream(room, caller));
    }),
  );

  app.get<Named & { Querystring: { readonly since?: string } }>(
    "/api/bot/game/stream/:id",
    lines({ since: COUNT }),
    requireBot(room, async (caller, { params, query: { since } }, reply) => {
      const stream = await gameStream(room, caller, params.id, numberIn(since) ?? null);
      if (stream.ok) asLines(reply);
      return stream;
    }),
  );
}

function moveRoutes(app: FastifyInstance, { node, ...room }: BotRoom): void {
  app.post<Named & { Body: { readonly decision: number; readonly move: unknown } }>(
    "/api/bot/game/:id/move",
    body({ decision: { type: "integer", minimum: 0 }, move: {} }, ["decision", "move"]),
    requireBot(room, async (caller, { params: { id }, body: answer }) =>
      carryOut(node, callerLine(caller), { kind: "move", id, match: id, ...answer }),
    ),
  );

  app.post<Named>(
    "/api/bot/game/:id/resign",
    query({}),
    requireBot(room, async (caller, { params: { id } }) =>
      carryOut(node, callerLine(caller), { kind: "resign", id, match: id }),
    ),
  );
}

/** A route that answers line by line. Nobody can ask for its head alone: behind it a stream would stay open for ever. */
const lines = (fields: Parameters<typeof query>[0]) => ({
  ...query(fields),
  exposeHeadRoute: false,
});

/** One value a line, as it happens: no proxy shall collect them first. */
const asLines = (reply: FastifyReply): FastifyReply =>
  reply
    .type("application/x-ndjson")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no");
