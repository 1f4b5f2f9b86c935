import { ROSTER } from "@holmgang/bots";
import { GAME_IDS } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { accept } from "@holmgang/kernel";
import type { FastifyInstance } from "fastify";
import { noSuchAccount } from "../accounts/account.ts";
import { namedAccount } from "../history/named-account.ts";
import { termsOf } from "../games/terms-of.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { leaderboard, RANKINGS } from "../ratings/leaderboard.ts";
import type { Ranking } from "../ratings/leaderboard.ts";
import { ratingGraph } from "../ratings/rating-graph.ts";
import { ratingsOf } from "../ratings/rating.ts";
import { answer, decline } from "./answer.ts";
import { anybodyAt } from "./caller.ts";
import { gameAt } from "./game-rooms.ts";
import type { GameRooms } from "./game-rooms.ts";
import { COUNT, LIMIT, numberIn, query } from "./query.ts";

/** What can be played, and who is how good at it. */
export function ratingRoutes(app: FastifyInstance, rooms: GameRooms): void {
  app.get("/api/games", () => ({ games: GAME_IDS.map((id) => catalogueEntry(rooms, id)) }));
  leaderboardRoute(app, rooms);
  profileRoutes(app, rooms);
}

/** All that a set-up screen needs to know of a game. */
function catalogueEntry({ hostOf }: GameRooms, id: GameId) {
  const host = hostOf(id);
  const { name, pitch } = host.words;
  const { rules, settings } = host.game;
  const bots = ROSTER[id].map((bot) => ({ name: bot.name, about: bot.about }));
  return { id, name, pitch, rules, settings, ...termsOf(host), bots };
}

interface Place {
  readonly game: string;
  readonly mode: string;
}

function leaderboardRoute(app: FastifyInstance, rooms: GameRooms): void {
  app.get<{
    Params: Place;
    Querystring: { readonly by?: Ranking; readonly limit?: string; readonly offset?: string };
  }>(
    "/api/leaderboard/:game/:mode",
    query({ by: { enum: RANKINGS }, limit: LIMIT, offset: COUNT }),
    async (request, reply) => {
      const { game, mode } = request.params;
      const host = gameAt(rooms, game, mode);
      if (!host.ok) return answer(reply, host);
      const reader = anybodyAt(request.ip);
      const unpaid = rooms.budgets.mayRead(reader);
      if (unpaid) return decline(reply, unpaid);
      const { by = "points", limit, offset } = request.query;
      const options = { by, limit: numberIn(limit) ?? 50, offset: numberIn(offset) ?? 0 };
      const ladder = ladderOf(host.value);
      const leaders = await leaderboard(rooms.db, game, mode, options);
      rooms.budgets.read(reader, Math.min(options.offset + leaders.length, MOST_ROWS) * ROW_BYTES);
      return {
        leaders: leaders.map((each) => ({ ...each, league: leagueOf(ladder, each.points) })),
      };
    },
  );
}

/** About as long is a row. Those that are passed over have to be read as well, but nobody owes for more than there may be. */
const ROW_BYTES = 200;
const MOST_ROWS = 5_000;

function profileRoutes(app: FastifyInstance, rooms: GameRooms): void {
  const { db } = rooms;

  app.get<{ Params: { readonly name: string } }>(
    "/api/players/:name",
    query({}),
    async (request, reply) => {
      const account = await namedAccount(db, request.params.name);
      if (!account) return answer(reply, noSuchAccount());
      const ratings = await ratingsOf(db, account.id);
      return {
        account,
        ratings: ratings.map((each) => ({
          ...each,
          league: leagueOf(ladderOf(rooms.hostOf(each.game)), each.points),
        })),
      };
    },
  );

  app.get<{ Params: Place & { readonly name: string } }>(
    "/api/players/:name/ratings/:game/:mode",
    query({}),
    async ({ params: { name, game, mode } }, reply) => {
      const account = await namedAccount(db, name);
      if (!account) return answer(reply, noSuchAccount());
      const host = gameAt(rooms, game, mode);
      if (!host.ok) return answer(reply, host);
      return answer(reply, accept({ graph: await ratingGraph(db, account.id, game, mode) }));
    },
  );
}
