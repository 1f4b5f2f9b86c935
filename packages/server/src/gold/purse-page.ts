import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { worthOf } from "./worth-of.ts";
import type { Worth } from "./worth-of.ts";

/** Gold that came into a purse, or went out of it with a minus. */
interface PurseLine {
  readonly id: string;
  readonly amount: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The match that paid it, with what for; null for what was bought. */
  readonly match: { readonly id: string; readonly worth: Worth } | null;
  /** What was bought; null for what was earned. */
  readonly ware: string | null;
}

interface PursePage {
  /** Newest first. */
  readonly entries: readonly PurseLine[];
  /** Where the next page begins; null at the end. */
  readonly before: string | null;
}

const LINES = 50;

/** A page of what an account earned and spent, from the newest or from before the one named. */
export async function pursePage(
  db: Kysely<Database>,
  account: string,
  before: string | null,
): Promise<PursePage> {
  const rows = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_transaction as reason", "reason.id", "entry.transaction_id")
    .leftJoin("purchase", "purchase.transaction_id", "reason.id")
    .leftJoin("spoils", (join) =>
      join.onRef("spoils.match_id", "=", "reason.match_id").on("spoils.account_id", "=", account),
    )
    .where("entry.account_id", "=", account)
    .where("reason.currency", "=", "gold")
    .$if(before !== null, (page) => page.where("entry.transaction_id", "<", before))
    // As text: the two databases read a bigint differently.
    .select(({ cast }) => cast<string>("entry.transaction_id", "text").as("id"))
    .select(["entry.amount", "reason.at as moment", "purchase.ware"])
    .select(["spoils.match_id", "lines", "wins", "streak", "earned", "kept", "purse", "unpaid"])
    .orderBy("entry.transaction_id", "desc")
    .limit(LINES + 1)
    .execute();
  const entries = rows.slice(0, LINES).map(({ id, amount, moment, ware, ...row }) => ({
    id,
    amount,
    at: moment.getTime(),
    match: row.match_id === null ? null : { id: row.match_id, worth: worthOf(row) },
    ware,
  }));
  return { entries, before: rows.length > LINES ? (entries.at(-1)?.id ?? null) : null };
}
