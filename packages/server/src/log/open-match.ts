import type { Config, Fairness, Host, Shape } from "@holmgang/kernel";
import type { Kysely, Transaction } from "kysely";
import type { Seats } from "../ledger/stakes.ts";
import type { Database } from "../store/schema.ts";

export interface NewMatch {
  readonly id: string;
  readonly config: Config<Shape>;
  readonly seed: string;
  readonly fairness: Fairness | null;
  /** The accounts at the table; null is a bot of the server's own. */
  readonly seats: Seats;
  readonly openedAt: number;
}

/** Writes the one row a match has besides its inputs. */
export async function openMatch(
  db: Kysely<Database> | Transaction<Database>,
  host: Host,
  match: NewMatch,
): Promise<void> {
  await db
    .insertInto("match")
    .values({
      id: match.id,
      game: host.game.id,
      rules: host.game.rules,
      config: JSON.stringify(match.config),
      seed: match.seed,
      seat_0: match.seats[0],
      seat_1: match.seats[1],
      fairness: match.fairness && JSON.stringify(match.fairness),
      opened_at: String(match.openedAt),
      outcome: null,
      found_at: String(match.openedAt),
    })
    .execute();
}
