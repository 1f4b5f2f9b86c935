import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface PaidBefore {
  /** Paid matches won in a row until now. */
  readonly wins: number;
  /** Paid matches with the server's own bots since midnight, UTC. */
  readonly withBotsToday: number;
}

/** What an account was paid for before this moment. */
export async function paidBefore(
  db: Kysely<Database>,
  account: string,
  economy: string,
  at: number,
): Promise<PaidBefore> {
  const paid = db
    .selectFrom("spoils")
    .where("account_id", "=", account)
    .where("economy", "=", economy)
    .where("unpaid", "is", null);
  const last = await paid.select("wins").orderBy("id", "desc").limit(1).executeTakeFirst();
  const { count } = await paid
    .where("with_bot", "=", true)
    .where("at", ">=", String(at - (at % DAY_MS)))
    .select((row) => row.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return { wins: last?.wins ?? 0, withBotsToday: Number(count) };
}
