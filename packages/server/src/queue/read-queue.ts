import type { Kysely } from "kysely";
import { UNRATED } from "../ratings/rating.ts";
import type { Database } from "../store/schema.ts";
import type { Waiting } from "./pair-up.ts";

/** Somebody who waits, with what pairing needs. */
export interface QueuedPlayer extends Waiting {
  readonly tokens: number;
  readonly entry: string;
}

/** Who waits for a game at a pace, with the server's own ratings. */
export async function readQueue(
  db: Kysely<Database>,
  game: string,
  mode: string,
): Promise<readonly QueuedPlayer[]> {
  const rows = await db
    .selectFrom("queue_entry")
    .innerJoin("account", "account.id", "queue_entry.account_id")
    .leftJoin("rating", (join) =>
      join
        .onRef("rating.account_id", "=", "queue_entry.account_id")
        .onRef("rating.game", "=", "queue_entry.game")
        .onRef("rating.mode", "=", "queue_entry.mode"),
    )
    .select(["queue_entry.account_id", "entry", "since", "tokens", "rating.rating"])
    .where("queue_entry.game", "=", game)
    .where("queue_entry.mode", "=", mode)
    .execute();
  const accounts = rows.map(({ account_id }) => account_id);
  if (accounts.length < 2) return [];
  const blocks = await db
    .selectFrom("block")
    .selectAll()
    .where("account_id", "in", accounts)
    .execute();
  return rows.map(({ account_id, entry, since, tokens, rating }) => ({
    account: account_id,
    entry,
    since: Number(since),
    tokens,
    rating: rating ?? UNRATED.rating,
    avoids: new Set(
      blocks.filter((row) => row.account_id === account_id).map(({ blocked_id }) => blocked_id),
    ),
  }));
}
