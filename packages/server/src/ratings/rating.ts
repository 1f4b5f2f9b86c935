import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { START } from "./glicko.ts";
import type { Strength } from "./glicko.ts";

/** Where an account stands in a game at a pace. */
export interface Rating extends Strength {
  /** On the game's own ladder. */
  readonly points: number;
  /** Rated matches so far. */
  readonly matches: number;
}

/** Where everybody begins. */
export const UNRATED: Rating = { ...START, points: 0, matches: 0 };

/** The columns of a rating. */
export const RATING = ["rating", "deviation", "volatility", "points", "matches"] as const;

/** Every game and pace an account is rated in, by name. */
export const ratingsOf = (
  db: Kysely<Database>,
  account: string,
): Promise<readonly (Rating & { readonly game: string; readonly mode: string })[]> =>
  db
    .selectFrom("rating")
    .select(["game", "mode", ...RATING])
    .where("account_id", "=", account)
    .orderBy("game")
    .orderBy("mode")
    .execute();
