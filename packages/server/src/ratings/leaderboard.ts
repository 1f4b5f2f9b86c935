import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** By strength, or by points on the game's own ladder. */
export const RANKINGS = ["rating", "points"] as const;
export type Ranking = (typeof RANKINGS)[number];

interface LeaderboardOptions {
  readonly by: Ranking;
  readonly limit: number;
  readonly offset: number;
}

interface Leader {
  /** Equals share a rank. */
  readonly rank: number;
  readonly nickname: string;
  readonly avatar: string;
  readonly rating: number;
  readonly deviation: number;
  readonly points: number;
  readonly matches: number;
}

/** A rating less sure than this is no reason to be listed by it. */
const PROVISIONAL = 110;

/** In one, which only the index by rank knows: whoever looks up one player's rating is not led through everybody's. */
const BOARD = sql<string>`(rating.game || ' ' || rating.mode)`;

/** The best at a game and pace. Bots and deleted accounts are not among them. */
export async function leaderboard(
  db: Kysely<Database>,
  game: string,
  mode: string,
  { by, limit, offset }: LeaderboardOptions,
): Promise<readonly Leader[]> {
  const listed = db
    .selectFrom("rating")
    .innerJoin("account", "account.id", "rating.account_id")
    .where(BOARD, "=", `${game} ${mode}`)
    .where("account.kind", "in", ["guest", "named"])
    .where("account.deleted_at", "is", null)
    .$if(by === "rating", (query) => query.where("rating.deviation", "<=", PROVISIONAL));
  return await listed
    .select(sql<number>`(rank() over (order by ${sql.ref(by)} desc))::integer`.as("rank"))
    .select(["nickname", "avatar", "rating.rating", "deviation", "points", "matches"])
    .orderBy(by, "desc")
    .orderBy("nickname_key")
    .limit(limit)
    .offset(offset)
    .execute();
}
