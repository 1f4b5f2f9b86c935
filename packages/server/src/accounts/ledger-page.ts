import type { Kysely } from "kysely";
import type { Database, LedgerTransactionTable } from "../store/schema.ts";

/** Tokens an account got, or gave with a minus. */
interface LedgerLine {
  readonly id: string;
  readonly kind: LedgerTransactionTable["kind"];
  readonly matchId: string | null;
  readonly amount: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface LedgerPage {
  /** Newest first. */
  readonly entries: readonly LedgerLine[];
  /** Where the next page begins; null at the end. */
  readonly before: string | null;
}

const LINES = 50;

/** A page of an account's ledger, from the newest entry or from before the one named. */
export async function ledgerPage(
  db: Kysely<Database>,
  account: string,
  before: string | null,
): Promise<LedgerPage> {
  const rows = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .where("account_id", "=", account)
    .where("currency", "=", "tokens")
    .$if(before !== null, (page) => page.where("transaction_id", "<", before))
    // As text: the two databases read a bigint differently.
    .select(({ cast }) => cast<string>("transaction_id", "text").as("id"))
    .select(["kind", "match_id as matchId", "amount", "at"])
    .orderBy("transaction_id", "desc")
    .limit(LINES + 1)
    .execute();
  const entries = rows.slice(0, LINES).map((row) => ({ ...row, at: row.at.getTime() }));
  return { entries, before: rows.length > LINES ? (entries.at(-1)?.id ?? null) : null };
}
