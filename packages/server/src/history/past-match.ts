import type { BySeat, Seat } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Ending } from "../ratings/ending.ts";
import type { Database } from "../store/schema.ts";
import type { Sitter } from "./sitters.ts";

/** A finished match as one of its players looks back on it. Times are milliseconds since 1970. */
export interface PastMatch {
  readonly id: string;
  readonly game: string;
  readonly mode: string | null;
  readonly rated: boolean;
  readonly players: BySeat<Sitter>;
  /** The account's own. */
  readonly seat: Seat;
  readonly result: Ending;
  readonly reason: string;
  readonly foundAt: number;
  readonly openedAt: number | null;
  readonly endedAt: number;
  /** Null if it was not rated. */
  readonly rating: Change | null;
  readonly points: Change | null;
  /** What it brought, the stake deducted. Its owner's business alone. */
  readonly tokens: number;
}

export interface Change {
  readonly before: number;
  readonly after: number;
}

/** The finished matches of an account, as rows to be filtered. */
export const pastOf = (db: Kysely<Database>, account: string) =>
  db
    .selectFrom(
      inSeat(db, account, 0)
        .unionAll(inSeat(db, account, 1))
        .as("past"),
    )
    .leftJoin("rating_change as change", (join) =>
      join.onRef("change.match_id", "=", "past.id").on("change.account_id", "=", account),
    )
    .leftJoin(tokensWon(db, account).as("won"), "won.match_id", "past.id")
    .selectAll("past")
    .select(["rating_before", "rating_after", "points_before", "points_after", "won.tokens"])
    .select(resultOfPast.as("result"));

export type PastRow = Awaited<ReturnType<ReturnType<typeof pastOf>["execute"]>>[number];

/** How the match of a row ended for its account: `endingFor`, for the database. */
export const resultOfPast = sql<Ending>`case past.outcome::jsonb ->> 'result'
  when 'win' then case (past.outcome::jsonb ->> 'seat')::integer when past.seat then 'win' else 'loss' end
  when 'both-lose' then 'loss'
  else past.outcome::jsonb ->> 'result' end`;

/** Each seat by itself, so that each finds its own index. */
const inSeat = (db: Kysely<Database>, account: string, seat: Seat) =>
  db
    .selectFrom("match")
    .where(`seat_${seat}`, "=", account)
    .where("outcome", "is not", null)
    .select(["id", "game", "mode", "rated", "listed", "outcome", "found_at", "opened_at"])
    .select(["ended_at", "seat_0", "seat_1", "bot_0", "bot_1"])
    .select([
      sql.lit(seat).as("seat"),
      sql.ref<string | null>(seat === 0 ? "seat_1" : "seat_0").as("rival"),
      sql.ref<string | null>(seat === 0 ? "bot_1" : "bot_0").as("rival_bot"),
    ]);

const tokensWon = (db: Kysely<Database>, account: string) =>
  db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .where("account_id", "=", account)
    .where("currency", "=", "tokens")
    .where("match_id", "is not", null)
    .groupBy("match_id")
    .select((row) => ["match_id", row.fn.sum<string>("amount").as("tokens")]);
