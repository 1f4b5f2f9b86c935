import { Readable } from "node:stream";
import { accept } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { noSuchAccount } from "../accounts/account.ts";
import { exportHistory } from "../history/export-history.ts";
import { history } from "../history/history.ts";
import type { HistoryPage } from "../history/history.ts";
import { liveMatches } from "../history/live-matches.ts";
import { matchSummary } from "../history/match-summary.ts";
import { namedAccount } from "../history/named-account.ts";
import { ENDINGS } from "../ratings/ending.ts";
import type { Ending } from "../ratings/ending.ts";
import { answer } from "./answer.ts";
import { asFile } from "./as-file.ts";
import { callerOf, requireCaller } from "./caller.ts";
import type { Asking } from "./caller.ts";
import type { GameRooms } from "./game-rooms.ts";
import { recordRoute } from "./record-route.ts";
import { COUNT, CURSOR, LIMIT, NAME, numberIn, query } from "./query.ts";

/** Matches that are being played, and matches that were. */
export function historyRoutes(app: FastifyInstance, rooms: GameRooms): void {
  matchRoutes(app, rooms);
  recordRoute(app, rooms);
  pastRoute(app, rooms);

  app.get(
    "/api/me/export",
    requireCaller(rooms, async (caller, _request, reply) => {
      const unpaid = rooms.budgets.mayRead(caller);
      if (unpaid) return { ok: false, refusal: unpaid };
      asFile(reply, "application/json", "holmgang-matches.json");
      return accept(Readable.from(paidFor(rooms, caller, exportHistory(rooms.db, caller.id))));
    }),
  );
}

/** What is told piece by piece is paid for so. */
async function* paidFor(
  { budgets }: GameRooms,
  reader: Asking,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  for await (const piece of pieces) {
    budgets.read(reader, piece.length);
    yield piece;
  }
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
