import type { Seat } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import { PLAYING } from "../store/playing.ts";
import type { Database } from "../store/schema.ts";

/** A match that is not over, and where somebody sits in it. */
export interface Unfinished {
  readonly id: string;
  readonly game: string;
  readonly config: string;
  readonly seat: Seat;
  readonly isOpen: boolean;
}

/** The matches of an account that are not over, oldest first. Battles of a run are none of them: they keep nobody from anything. */
export async function unfinishedOf(
  db: Kysely<Database> | Transaction<Database>,
  account: string,
): Promise<readonly Unfinished[]> {
  const rows = await db
    .selectFrom("match")
    .where((row) => row.or(PLAYING.map((seat) => row(sql.raw(seat), "=", account))))
    .select(["id", "game", "config", "seat_0", "opened_at"])
    .orderBy("found_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, game, config, seat_0, opened_at }) => ({
    id,
    game,
    config,
    seat: seat_0 === account ? 0 : 1,
    isOpen: opened_at !== null,
  }));
}
