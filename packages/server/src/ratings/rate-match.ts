import { SEATS } from "@holmgang/kernel";
import type { BySeat, Host, Outcome, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { endingFor } from "./ending.ts";
import { bothAfter } from "./glicko.ts";
import type { Strength } from "./glicko.ts";
import { ladderOf, pointsAfter } from "./ladder.ts";
import { RATING, UNRATED } from "./rating.ts";
import type { Rating } from "./rating.ts";

/** What a match does to its players' ratings. Belongs into the transaction that ends it. */
export async function rateMatch(
  step: Transaction<Database>,
  host: Host,
  matchId: string,
  outcome: Outcome,
): Promise<void> {
  const match = await ratedMatch(step, matchId);
  if (!match || outcome.result === "void") return;
  const before = await lockRatings(step, match);
  const after = ratingsAfter(host, before, outcome);
  await write(step, match, before, after);
}

/** A match that counts, for whom and where. */
interface RatedMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly seats: Readonly<BySeat<string>>;
}

/** Null for a match that counts for nobody: a friendly one, an arranged one, one with a bot at the table. */
async function ratedMatch(step: Transaction<Database>, id: string): Promise<RatedMatch | null> {
  const row = await step
    .selectFrom("match")
    .innerJoin("account as a", "a.id", "match.seat_0")
    .innerJoin("account as b", "b.id", "match.seat_1")
    .where("match.id", "=", id)
    .where("match.rated", "=", true)
    .where("a.kind", "in", ["guest", "named"])
    .where("b.kind", "in", ["guest", "named"])
    .select(["match.game", "match.mode", "a.id as first", "b.id as second"])
    .executeTakeFirst();
  if (!row || row.mode === null) return null;
  return { id, game: row.game, mode: row.mode, seats: [row.first, row.second] };
}

/** Both ratings, by seat, and nobody else's until the end of the transaction. */
async function lockRatings(
  step: Transaction<Database>,
  match: RatedMatch,
): Promise<BySeat<Rating>> {
  const { game, mode, seats } = match;
  const rows = await step
    .selectFrom("rating")
    .select(["account_id", ...RATING])
    .where("account_id", "in", seats)
    .where("game", "=", game)
    .where("mode", "=", mode)
    // In the order of their ids, so that two matches that end at once never wait for each other in a circle.
    .orderBy("account_id")
    .forUpdate()
    .execute();
  const ratings = new Map(rows.map(({ account_id, ...rating }) => [account_id, rating]));
  const [first, second] = [ratings.get(seats[0]), ratings.get(seats[1])];
  if (first && second) return [first, second];
  // What is not there cannot be locked.
  await step
    .insertInto("rating")
    .values(seats.toSorted().map((account_id) => ({ account_id, game, mode, ...UNRATED })))
    .onConflict((known) => known.doNothing())
    .execute();
  return lockRatings(step, match);
}

function ratingsAfter(
  host: Host,
  before: Readonly<BySeat<Rating>>,
  outcome: Outcome,
): BySeat<Rating> {
  const ladder = ladderOf(host);
  const strengths = strengthsAfter(before, outcome);
  const after = (seat: Seat): Rating => ({
    ...strengths[seat],
    points: pointsAfter(ladder, before[seat].points, endingFor(outcome, seat)),
    matches: before[seat].matches + 1,
  });
  return [after(0), after(1)];
}

/** If both lose, neither has shown to be the stronger: that costs points and no rating. */
function strengthsAfter(
  before: Readonly<BySeat<Strength>>,
  outcome: Outcome,
): Readonly<BySeat<Strength>> {
  if (outcome.result === "win") return bothAfter(before, outcome.seat === 0 ? 1 : 0);
  return outcome.result === "draw" ? bothAfter(before, 0.5) : before;
}

/** The ratings as they are now, and how this match has changed them. */
async function write(
  step: Transaction<Database>,
  { id, game, mode, seats }: RatedMatch,
  before: Readonly<BySeat<Rating>>,
  after: Readonly<BySeat<Rating>>,
): Promise<void> {
  await step
    .insertInto("rating")
    .values(SEATS.map((seat) => ({ account_id: seats[seat], game, mode, ...after[seat] })))
    .onConflict((known) =>
      known.columns(["account_id", "game", "mode"]).doUpdateSet(({ ref }) => ({
        rating: ref("excluded.rating"),
        deviation: ref("excluded.deviation"),
        volatility: ref("excluded.volatility"),
        points: ref("excluded.points"),
        matches: ref("excluded.matches"),
      })),
    )
    .execute();
  await step
    .insertInto("rating_change")
    .values(
      SEATS.map((seat) => ({
        match_id: id,
        account_id: seats[seat],
        rating_before: before[seat].rating,
        rating_after: after[seat].rating,
        deviation_after: after[seat].deviation,
        points_before: before[seat].points,
        points_after: after[seat].points,
      })),
    )
    .execute();
}
