import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

/** Those of these accounts that have a connection anywhere. */
async function presentOf(
  db: Kysely<Database> | Transaction<Database>,
  accounts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await db
    .selectFrom("presence")
    .select("account_id")
    .where("account_id", "in", accounts)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/** Whether an account has a connection anywhere. */
export const isPresent = async (
  db: Kysely<Database> | Transaction<Database>,
  account: string,
): Promise<boolean> => (await presentOf(db, [account])).has(account);
