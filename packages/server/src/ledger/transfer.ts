import type { Transaction } from "kysely";
import { askIn } from "../store/ask.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { Currency, Database, LedgerTransactionTable } from "../store/schema.ts";

/** The house's own accounts. */
const HOUSE: ReadonlySet<string> = new Set(["mint", "pot", "burned", "sink"]);

/** Tokens or gold to move, for one reason: who gets how many, who gives them with a minus. */
interface Transfer {
  readonly kind: LedgerTransactionTable["kind"];
  readonly currency?: Currency;
  readonly matchId: string | null;
  readonly amounts: ReadonlyMap<string, number>;
}

/**
 * Writes a transfer inside a transaction of the caller's. The database itself refuses one that does not sum to zero, a
 * match staked, settled or paid twice, and a player who would fall below nothing. Returns the transaction's id; null if nothing moved.
 */
export async function transfer(
  step: Transaction<Database>,
  { kind, currency = "tokens", matchId, amounts }: Transfer,
): Promise<string | null> {
  const moved = [...amounts]
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (moved.length === 0) return null;
  const accounts = moved.map(([account]) => account);
  // Two of the house's own in one transfer: taken in order, so that no two transfers wait for each other in a circle.
  if (accounts.filter((account) => HOUSE.has(account)).length > 1)
    await lockAccounts(step, accounts);
  const sums = moved.map(([, amount]) => amount);
  const [row] = await askIn(step)<{ id: string }>(TRANSFER, [
    kind,
    currency,
    matchId,
    accounts,
    sums,
  ]);
  return row!.id;
}

const TRANSFER = "select transfer($1, $2, $3, $4, $5)::text as id";

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
