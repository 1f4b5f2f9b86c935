import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

const MOST = 30;

/** Accounts that were seen within a day where this one was, private addresses aside. */
export const seenWith = (
  db: Kysely<Database>,
  account: string,
): Promise<readonly { readonly id: string; readonly nickname: string }[]> =>
  db
    .selectFrom("account_address as own")
    .innerJoin("account_address as other", "other.hash", "own.hash")
    .innerJoin("account", "account.id", "other.account_id")
    .select(["account.id", "account.nickname"])
    .where("own.account_id", "=", account)
    .where("own.counts", "=", true)
    .where("other.account_id", "!=", account)
    .where("account.deleted_at", "is", null)
    .distinct()
    .limit(MOST)
    .execute();
