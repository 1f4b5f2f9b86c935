import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { withAccount } from "../accounts/account.ts";
import { hintRevoked } from "../accounts/sessions.ts";
import type { SanctionTable } from "../store/moderation-tables.ts";
import type { Database } from "../store/schema.ts";
import type { Office } from "./office.ts";
import { writeDeed } from "./write-deed.ts";

/** What an admin takes from an account. */
interface Imposed {
  readonly admin: string;
  readonly kind: SanctionTable["kind"];
  readonly account: string;
  readonly reason: string;
  /** Milliseconds since 1970; null is for good. */
  readonly until: number | null;
}

/** Bans an account or takes its emotes away, in place of what stood so far. Whoever is banned is put out at once, on every node. */
export const impose = (
  { db, now, isAdmin }: Office,
  { admin, kind, account, reason, until }: Imposed,
): Promise<Result<null>> =>
  withAccount(db, account, async (step, target) => {
    if (isAdmin(target))
      return refuse(
        "is-admin",
        "This account runs the server: take it off the list of admins first.",
      );
    await replace(step, { kind, account_id: account, address: null, reason, until }, now());
    await writeDeed(step, { admin, what: kind, account, reason, until }, now());
    if (kind === "ban") {
      await step.deleteFrom("queue_entry").where("account_id", "=", account).execute();
      await hintRevoked(step, account, true);
    }
    return accept(null);
  });

/** Writes a sanction down, and takes the one back that stood. Returns its number. */
export async function replace(
  step: Transaction<Database>,
  row: Pick<SanctionTable, "kind" | "account_id" | "address" | "reason"> & {
    readonly until: number | null;
  },
  now: number,
): Promise<string> {
  const stood = step
    .updateTable("sanction")
    .set({ lifted_at: String(now) })
    .where("lifted_at", "is", null);
  await (
    row.account_id === null
      ? stood.where("address", "=", row.address)
      : stood.where("account_id", "=", row.account_id).where("kind", "=", row.kind)
  ).execute();
  const until = row.until === null ? null : String(row.until);
  const { id } = await step
    .insertInto("sanction")
    .values({ ...row, until, at: String(now) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
