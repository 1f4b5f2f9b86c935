import { Readable } from "node:stream";
import { accept } from "@holmgang/kernel";
import type { FastifyInstance, FastifyReply } from "fastify";
import { noSuchAccount } from "../accounts/account.ts";
import { exportHistory } from "../history/export-history.ts";
import { history } from "../history/history.ts";
import type { HistoryPage } from "../history/history.ts";
import { liveMatches } from "../history/live-matches.ts";
import { matchSummary } from "../history/match-summary.ts";
import { namedAccount } from "../history/named-account.ts";
import { recordOf } from "../history/record-of.ts";
import { ENDINGS } from "../ratings/ending.ts";
import type { Ending } from "../ratings/ending.ts";
import { answer } from "./answer.ts";
import { callerOf, requireCaller } from "./caller.ts";
import type { GameRooms } from "./game-rooms.ts";
import { COUNT, CURSOR, LIMIT, NAME, numberIn, query } from "./query.ts";

/** Matches that are being played, and matches that were. */
export function historyRoutes(app: FastifyInstance, rooms: GameRooms): void {
  matchRoutes(app, rooms);
  recordRoute(app, rooms);
  pastRoute(app, rooms);

  app.get(
    "/api/me/export",
    requireCaller(rooms, async ({ id }, _request, reply) => {
      asFile(reply, "application/json", "holmgang-matches.json");
      return accept(Readable.from(exportHistory(rooms.db, id)));
    }),
  );
}

interface Named {
  Params: { readonly id: string };
}

function matchRoutes(app: FastifyInstance, rooms: GameRooms): void {
  app.get<{ Querystring: { readonly game?: string; readonly limit?: string } }>(
    "/api/matches/live",
    query({ game: NAME, limit: LIMIT }),
    async ({ query: { game, limit } }) => ({
      matches: await liveMatches(rooms, { game, limit: numberIn(limit) ?? 50 }),
    }),
  );

  app.get<Named>("/api/matches/:id", query({}), async ({ params }, reply) =>
    answer(reply, await matchSummary(rooms, params.id)),
  );
}

/** The file is the record and nothing else: it can be verified as it is. That it cannot be is said beside it. */
function recordRoute(app: FastifyInstance, rooms: GameRooms): void {
  app.get<Named & { Querystring: { readonly format?: "json" | "text" } }>(
    "/api/matches/:id/record",
    query({ format: { enum: ["json", "text"] } }),
    async ({ params: { id }, query: { format } }, reply) => {
      const kept = await recordOf(rooms, id);
      if (!kept.ok) return answer(reply, kept);
      const { record, text, why } = kept.value;
      const name = `${record.game}-${id.replaceAll(/[^\w-]/g, "_")}`;
      if (why !== null) reply.header("x-unverifiable", why);
      if (format !== "text") return asFile(reply, "application/json", `${name}.json`).send(record);
      return asFile(reply, "text/plain; charset=utf-8", `${name}.txt`).send(
        why === null ? text : `; ${why}\n${text}`,
      );
    },
  );
}

interface Filters {
  readonly game?: string;
  readonly mode?: string;
  readonly result?: Ending;
  readonly rival?: string;
  readonly rated?: "true" | "false";
  readonly since?: string;
  readonly before?: string;
  readonly limit?: string;
}

const FILTERS = query({
  game: NAME,
  mode: NAME,
  result: { enum: ENDINGS },
  rival: NAME,
  rated: { enum: ["true", "false"] },
  since: COUNT,
  before: CURSOR,
  limit: LIMIT,
});

function pastRoute(app: FastifyInstance, rooms: GameRooms): void {
  app.get<{ Params: { readonly name: string }; Querystring: Filters }>(
    "/api/players/:name/matches",
    FILTERS,
    async (request, reply) => {
      const account = await namedAccount(rooms.db, request.params.name);
      if (!account) return answer(reply, noSuchAccount());
      const isOwn = (await callerOf(rooms, request))?.id === account.id;
      const { rated, since, limit, ...filters } = request.query;
      const page = await history(rooms.db, {
        ...filters,
        account: account.id,
        rated: rated === undefined ? undefined : rated === "true",
        since: numberIn(since),
        limit: numberIn(limit),
        listed: isOwn ? undefined : true,
      });
      return answer(reply, page.ok && !isOwn ? accept(forStrangers(page.value)) : page);
    },
  );
}

/** What somebody won or lost in tokens is nobody else's business. */
const forStrangers = ({ matches, before }: HistoryPage) => ({
  matches: matches.map(({ tokens: _tokens, ...match }) => match),
  before,
});

const asFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
