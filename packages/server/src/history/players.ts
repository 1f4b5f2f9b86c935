import type { BySeat } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import type { Kysely, Selectable } from "kysely";
import type { Keeping } from "../log/keeping.ts";
import { ladderOf, leagueOf } from "../ratings/ladder.ts";
import { UNRATED } from "../ratings/rating.ts";
import type { Database, MatchTable, RatingTable } from "../store/schema.ts";
import { accountIds, sitters } from "./sitters.ts";
import type { Seating, Sitter } from "./sitters.ts";

/** A table with the game and pace that its players are rated in. */
type RatedSeating = Seating & Pick<Selectable<MatchTable>, "game" | "mode">;

/** Both players of every match as everybody may know them, with where they stand now. */
export async function players(
  { db, hostOf }: Pick<Keeping, "db" | "hostOf">,
  matches: readonly RatedSeating[],
): Promise<readonly BySeat<Player>[]> {
  const [seated, ratings] = await Promise.all([sitters(db, matches), ratingsAt(db, matches)]);
  const player = (sitter: Sitter, { game, mode }: RatedSeating): Player => {
    if (sitter.kind === "bot" || mode === null) return { ...sitter, rating: null, league: null };
    const { rating, points } =
      ratings.find(
        (row) => row.account_id === sitter.account && row.game === game && row.mode === mode,
      ) ?? UNRATED;
    return {
      ...sitter,
      rating: Math.round(rating),
      league: leagueOf(ladderOf(hostOf(game)), points),
    };
  };
  return matches.map((match, index) => {
    const [first, second] = seated[index]!;
    return [player(first, match), player(second, match)];
  });
}

/** Everything these players are rated in. */
async function ratingsAt(
  db: Kysely<Database>,
  matches: readonly Seating[],
): Promise<readonly Selectable<RatingTable>[]> {
  const ids = accountIds(matches);
  return ids.length === 0
    ? []
    : await db.selectFrom("rating").selectAll().where("account_id", "in", ids).execute();
}
