import type { Kysely, Transaction } from "kysely";
import type { Database } from "../store/schema.ts";

/** Whether an account has a connection anywhere. */
export async function isPresent(
  step: Kysely<Database> | Transaction<Database>,
  account: string,
): Promise<boolean> {
  const row = await step
    .selectFrom("presence")
    .select("id")
    .where("account_id", "=", account)
    .executeTakeFirst();
  return row !== undefined;
}
