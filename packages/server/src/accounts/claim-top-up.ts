import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { TOP_UP_TO, topUp } from "../ledger/grant.ts";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { withAccount } from "./account.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A few tokens for somebody who has none, once a day. */
export const claimTopUp = (db: Kysely<Database>, id: string): Promise<Result<Account>> =>
  withAccount(db, id, async (step, account) => {
    if (account.tokens > 0) {
      return refuse("has-tokens", "There are new tokens only for those who have none left.");
    }
    const tokens = await topUp(step, id);
    if (tokens === 0) {
      const at = new Date(await nextTopUp(step, id)).toISOString().slice(0, 16).replace("T", " ");
      return refuse("topped-up-today", `You had your new tokens; the next are here at ${at} UTC.`);
    }
    return accept({ ...account, tokens });
  });

/** When an account without tokens may have new ones, in milliseconds since 1970: long ago if it never had any. */
export async function nextTopUp(db: Kysely<Database>, id: string): Promise<number> {
  const last = await db
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .where("ledger_entry.account_id", "=", id)
    .where("ledger_entry.amount", "=", TOP_UP_TO)
    .where("ledger_transaction.kind", "=", "grant")
    .select("ledger_transaction.at")
    .orderBy("ledger_transaction.id", "desc")
    .executeTakeFirst();
  return last ? last.at.getTime() + DAY_MS : 0;
}
