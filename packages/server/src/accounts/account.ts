import { refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { AccountTable } from "../store/account-tables.ts";
import { hint } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";

/** A row of the account table: for the server's own eyes. */
export type Account = Selectable<AccountTable>;

/** An account of somebody's, or null: deleted ones and the house's own are nobody's. */
export const findAccount = async (db: Kysely<Database>, id: string): Promise<Account | null> =>
  (await living(db, id).executeTakeFirst()) ?? null;

/** Work on an account that nobody else changes meanwhile, all of it or nothing. Refusals come before the first write. */
export const withAccount = <T>(
  db: Kysely<Database>,
  id: string,
  work: (step: Transaction<Database>, account: Account) => Promise<Result<T>>,
): Promise<Result<T>> =>
  db.transaction().execute(async (step) => {
    const account = await living(step, id).forUpdate().executeTakeFirst();
    return account ? work(step, account) : noSuchAccount();
  });

export const noSuchAccount = () => refuse("no-such-account", "There is no such account.");

/** Changes an account that the transaction has locked. */
export async function change(
  step: Transaction<Database>,
  id: string,
  changes: Partial<
    Pick<
      Account,
      | "kind"
      | "nickname"
      | "nickname_key"
      | "nickname_look"
      | "rename_reason"
      | "avatar"
      | "renames"
    >
  >,
): Promise<Account> {
  const { rename_reason: reason } = changes;
  if (reason !== undefined) await hint(step, { kind: "name", account: id, asked: reason !== null });
  return step
    .updateTable("account")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const living = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom("account")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("kind", "!=", "house");
