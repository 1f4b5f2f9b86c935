import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** Where an account stood after one of its rated matches. */
interface RatingPoint {
  readonly matchId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
  readonly points: number;
}

/** As many as a graph can show. */
const LAST = 1000;

/** How an account's rating went, the oldest match first. */
export async function ratingGraph(
  db: Kysely<Database>,
  account: string,
  game: string,
  mode: string,
): Promise<readonly RatingPoint[]> {
  const rows = await db
    .selectFrom("rating_change")
    .innerJoin("match", "match.id", "rating_change.match_id")
    .where("rating_change.account_id", "=", account)
    .where("match.game", "=", game)
    .where("match.mode", "=", mode)
    .select(["match.id", "match.ended_at", "rating_after", "deviation_after", "points_after"])
    .orderBy("match.ended_at", "desc")
    .orderBy("match.id", "desc")
    .limit(LAST)
    .execute();
  return rows.toReversed().map((row) => ({
    matchId: row.id,
    at: Number(row.ended_at),
    rating: row.rating_after,
    deviation: row.deviation_after,
    points: row.points_after,
  }));
}
