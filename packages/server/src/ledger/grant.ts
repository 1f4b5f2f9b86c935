import { sql } from "kysely";
import type { Transaction } from "kysely";
import type { Database } from "../store/schema.ts";
import { tokensOf, transfer } from "./transfer.ts";

/** What a new account begins with, and what an empty one is filled up to, once a day. */
export const STARTING_TOKENS = 10;
export const TOP_UP_TO = 3;

/** New tokens for an account, from the mint. */
export const grant = (
  step: Transaction<Database>,
  account: string,
  amount: number,
): Promise<string | null> =>
  transfer(step, {
    kind: "grant",
    matchId: null,
    amounts: new Map([
      [account, amount],
      ["mint", -amount],
    ]),
  });

/** At nothing, a player is given a few tokens, at most once in 24 hours. Returns how many. */
export async function topUp(step: Transaction<Database>, account: string): Promise<number> {
  await step.selectFrom("account").select("id").where("id", "=", account).forUpdate().execute();
  if ((await tokensOf(step, account)) > 0) return 0;
  const recent = await step
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .where("ledger_entry.account_id", "=", account)
    .where("ledger_transaction.kind", "=", "grant")
    .where("ledger_transaction.at", ">", sql<Date>`now() - interval '24 hours'`)
    .where("ledger_entry.amount", "=", TOP_UP_TO)
    .select("ledger_transaction.id")
    .executeTakeFirst();
  if (recent) return 0;
  await grant(step, account, TOP_UP_TO);
  return TOP_UP_TO;
}
