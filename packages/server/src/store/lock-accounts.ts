import type { Selectable, Transaction } from "kysely";
import type { AccountTable } from "./account-tables.ts";
import type { Database } from "./schema.ts";

/** An account that nobody else changes meanwhile. */
export type LockedAccount = Pick<
  Selectable<AccountTable>,
  "id" | "kind" | "tokens" | "gold" | "deleted_at"
>;

/**
 * Makes this transaction the only one that changes where these accounts are and what they play. Always in the order of
 * their ids, so that two never wait for each other.
 */
export async function lockAccounts(
  step: Transaction<Database>,
  accounts: readonly string[],
): Promise<readonly LockedAccount[]> {
  if (accounts.length === 0) return [];
  return step
    .selectFrom("account")
    .select(["id", "kind", "tokens", "gold", "deleted_at"])
    .where("id", "in", accounts)
    .orderBy("id")
    .forNoKeyUpdate() // rows that only mention an account do not wait
    .execute();
}
