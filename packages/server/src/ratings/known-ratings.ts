import type { BySeat } from "@holmgang/kernel";
import type { Ask } from "../store/ask.ts";
import { RATING, UNRATED } from "./rating.ts";
import type { Rating } from "./rating.ts";

/** Two who are rated together. */
export interface RatedPair {
  readonly game: string;
  readonly mode: string;
  readonly seats: Readonly<BySeat<string>>;
}

/**
 * What a node remembers of ratings, so that the end of a match need not ask. It may be old: the database takes no change
 * that was not reckoned from the newest.
 */
export interface KnownRatings {
  /** Both ratings, asked for if they are not known. */
  of(ask: Ask, pair: RatedPair): Promise<Readonly<BySeat<Rating>>>;
  learn(pair: Omit<RatedPair, "seats">, account: string, rating: Rating): void;
  forget(pair: RatedPair): void;
}

/** More than sit at the tables of one node. */
const MOST = 20_000;

export function knownRatings(): KnownRatings {
  const known = new Map<string, Rating>();
  const key = ({ game, mode }: Omit<RatedPair, "seats">, account: string) =>
    `${account} ${game} ${mode}`;

  function learn(pair: Omit<RatedPair, "seats">, account: string, newest: Rating): void {
    if (known.size >= MOST) known.delete(known.keys().next().value!);
    const { rating, deviation, volatility, points, matches } = newest;
    known.set(key(pair, account), { rating, deviation, volatility, points, matches });
  }

  return {
    async of(ask, pair) {
      if (!pair.seats.every((account) => known.has(key(pair, account)))) {
        const rows = await ask<Rating & { account_id: string }>(RATINGS, [
          pair.seats,
          pair.game,
          pair.mode,
        ]);
        for (const account of pair.seats)
          learn(pair, account, rows.find((row) => row.account_id === account) ?? UNRATED);
      }
      const [first, second] = pair.seats;
      return [known.get(key(pair, first))!, known.get(key(pair, second))!]; // both were just learnt
    },
    learn,
    forget(pair) {
      for (const account of pair.seats) known.delete(key(pair, account));
    },
  };
}

const RATINGS = `
  select account_id, ${RATING.join(", ")} from rating
  where account_id = any ($1::text[]) and game = $2 and mode = $3`;
