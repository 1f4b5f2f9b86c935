import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** What both staked on a match. */
export async function potOf(db: Kysely<Database>, id: string): Promise<number> {
  const row = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .select("amount")
    .where("match_id", "=", id)
    .where("kind", "=", "stake")
    .where("account_id", "=", "pot")
    .executeTakeFirst();
  return row?.amount ?? 0;
}
