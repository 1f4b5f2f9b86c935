import type { FastifyInstance } from "fastify";
import type { Rooms } from "../http/rooms.ts";
import type { Node } from "../node/node.ts";
import { challengeRoutes } from "./challenge-routes.ts";
import { matchRoutes } from "./match-routes.ts";
import type { BotRoom } from "./room.ts";
import { openStreams } from "./streams.ts";

/** Everything a program needs to play: docs/bot-api.md. */
export function botApi(app: FastifyInstance, node: Node, rooms: Rooms): void {
  const room: BotRoom = { ...rooms, node, streams: openStreams() };
  matchRoutes(app, room);
  challengeRoutes(app, room);
  app.addHook("preClose", async () => room.streams.endAll());
}
