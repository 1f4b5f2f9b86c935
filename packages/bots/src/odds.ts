/** What a rating promises against another: a share of the points, a draw counted as half. */
export const expectedScore = (rating: number, against: number): number =>
  1 / (1 + 10 ** ((against - rating) / 400));

/** The same in small whole numbers, as people say it: so many of so many. */
interface Odds {
  readonly wins: number;
  readonly of: number;
}

/**
 * How often whoever has this rating beats whoever has the other. Never none and never all of them: a rating promises
 * neither.
 */
export function oddsAgainst(rating: number, against: number): Odds {
  const score = expectedScore(rating, against);
  const near = DENOMINATORS.map((of) => ({
    wins: Math.min(of - 1, Math.max(1, Math.round(score * of))),
    of,
  }));
  return near.reduce((best, odds) =>
    Math.abs(odds.wins / odds.of - score) < Math.abs(best.wins / best.of - score) - CLOSE
      ? odds
      : best,
  );
}

/** The coarsest first: a finer one must be nearer by this much to be worth its words. */
const DENOMINATORS = [2, 3, 4, 5, 10, 20, 100] as const;
const CLOSE = 0.025;
