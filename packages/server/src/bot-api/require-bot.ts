import { refuse } from "@holmgang/kernel";
import type { RouteGenericInterface } from "fastify";
import { requireCaller } from "../http/caller.ts";
import type { Rooms } from "../http/rooms.ts";

type Work<Route extends RouteGenericInterface> = Parameters<typeof requireCaller<Route>>[1];

/** A handler for bot accounts alone: nobody shall take a program for a person. */
export const requireBot = <Route extends RouteGenericInterface>(rooms: Rooms, work: Work<Route>) =>
  requireCaller<Route>(rooms, async (caller, request, reply) =>
    caller.kind === "bot"
      ? work(caller, request, reply)
      : refuse("not-a-bot", "This is for bot accounts; POST /api/me/bot makes a new guest one."),
  );
