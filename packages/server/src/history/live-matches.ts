import type { Keeping } from "../log/keeping.ts";
import { summaries, SUMMARY } from "./match-summary.ts";
import type { MatchSummary } from "./match-summary.ts";

interface LiveQuery {
  readonly game?: string | undefined;
  readonly limit: number;
}

/** Matches that strangers may watch now, the newest first. */
export async function liveMatches(
  rooms: Pick<Keeping, "ask" | "db" | "hostOf">,
  { game, limit }: LiveQuery,
): Promise<readonly MatchSummary[]> {
  const rows = await rooms.db
    .selectFrom("match")
    .select(SUMMARY)
    .where("outcome", "is", null)
    .where("opened_at", "is not", null)
    .where("listed", "=", true)
    .$if(game !== undefined, (query) => query.where("game", "=", game!))
    .orderBy("found_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return summaries(rooms, rows);
}
