import { SEATS } from "@holmgang/kernel";
import type { BySeat, Host, Outcome, Seat } from "@holmgang/kernel";
import { endingFor } from "./ending.ts";
import { bothAfter } from "./glicko.ts";
import type { Strength } from "./glicko.ts";
import { ladderOf, pointsAfter } from "./ladder.ts";
import type { Rating } from "./rating.ts";

/** What a match does to the rating of one of its players, as the database takes it. */
export interface RatingChange extends Rating {
  readonly account_id: string;
  readonly rating_before: number;
  readonly points_before: number;
  readonly matches_before: number;
}

/** What a match does to its players' ratings; a void one does nothing. */
export function rateMatch(
  host: Host,
  seats: Readonly<BySeat<string>>,
  before: Readonly<BySeat<Rating>>,
  outcome: Outcome,
): readonly RatingChange[] {
  if (outcome.result === "void") return [];
  const ladder = ladderOf(host);
  const strengths = strengthsAfter(before, outcome);
  return SEATS.map((seat: Seat) => {
    const { rating, points, matches } = before[seat];
    return {
      account_id: seats[seat],
      ...strengths[seat],
      points: pointsAfter(ladder, points, endingFor(outcome, seat)),
      matches: matches + 1,
      rating_before: rating,
      points_before: points,
      matches_before: matches,
    };
  });
}

/** If both lose, neither has shown to be the stronger: that costs points and no rating. */
function strengthsAfter(
  before: Readonly<BySeat<Rating>>,
  outcome: Outcome,
): Readonly<BySeat<Strength>> {
  if (outcome.result === "win") return bothAfter(before, outcome.seat === 0 ? 1 : 0);
  if (outcome.result === "draw") return bothAfter(before, 0.5);
  const strength = ({ rating, deviation, volatility }: Rating) => ({
    rating,
    deviation,
    volatility,
  });
  return [strength(before[0]), strength(before[1])];
}
