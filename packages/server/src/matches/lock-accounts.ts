import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

/**
 * Makes this transaction the only one that changes where these accounts are and what they play. Always in the order of
 * their ids, so that two never wait for each other.
 */
export async function lockAccounts(
  step: Transaction<Database>,
  accounts: readonly string[],
): Promise<void> {
  if (accounts.length === 0) return;
  await step
    .selectFrom("account")
    .select("id")
    .where("id", "in", accounts)
    .orderBy("id")
    .forUpdate()
    .execute();
}
