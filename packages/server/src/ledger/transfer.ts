import { sql } from "kysely";
import type { Transaction } from "kysely";
import type { Database, LedgerTransactionTable } from "../store/schema.ts";

/** The house's own accounts. */
export type House = "mint" | "pot" | "burned" | "sink";

/** Tokens to move, for one reason: who gets how many, who gives them with a minus. */
export interface Transfer {
  readonly kind: LedgerTransactionTable["kind"];
  readonly matchId: string | null;
  readonly amounts: ReadonlyMap<string, number>;
}

/**
 * Writes a transfer inside a transaction of the caller's. The database itself refuses one that does not sum to zero, a
 * match staked or settled twice, and a player who would fall below nothing.
 */
export async function transfer(
  step: Transaction<Database>,
  { kind, matchId, amounts }: Transfer,
): Promise<void> {
  const moved = [...amounts]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (moved.length === 0) return;
  const { id } = await step
    .insertInto("ledger_transaction")
    .values({ kind, match_id: matchId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await step
    .insertInto("ledger_entry")
    .values(moved.map(([account_id, amount]) => ({ transaction_id: id, account_id, amount })))
    .execute();
  // In the order of their ids, so that two transfers never wait for each other in a circle.
  for (const [account, amount] of moved) {
    await step
      .updateTable("account")
      .set({ tokens: sql`tokens + ${amount}` })
      .where("id", "=", account)
      .execute();
  }
}

/** The balance of an account. */
export async function tokensOf(
  db: Pick<Transaction<Database>, "selectFrom">,
  account: string,
): Promise<number> {
  const row = await db
    .selectFrom("account")
    .select("tokens")
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  return row.tokens;
}
