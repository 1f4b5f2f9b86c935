import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { publicAccount } from "./account-view.ts";
import type { PublicAccount } from "./account-view.ts";
import { findAccount, noSuchAccount } from "./account.ts";

/** From now on the two do not meet. */
export async function block(
  db: Kysely<Database>,
  id: string,
  other: string,
): Promise<Result<null>> {
  if (id === other) return refuse("own-account", "You cannot block yourself.");
  if (!(await findAccount(db, other))) return noSuchAccount();
  await db
    .insertInto("block")
    .values({ account_id: id, blocked_id: other })
    .onConflict((already) => already.doNothing())
    .execute();
  return accept(null);
}

export async function unblock(db: Kysely<Database>, id: string, other: string): Promise<void> {
  await db
    .deleteFrom("block")
    .where("account_id", "=", id)
    .where("blocked_id", "=", other)
    .execute();
}

/** Whom an account has blocked, by name. */
export async function blockedBy(db: Kysely<Database>, id: string): Promise<PublicAccount[]> {
  const blocked = await db
    .selectFrom("block")
    .innerJoin("account", "account.id", "block.blocked_id")
    .where("block.account_id", "=", id)
    .select(["id", "nickname", "kind", "avatar"])
    .orderBy("nickname_key")
    .execute();
  return blocked.map(publicAccount);
}

/** Whether either has blocked the other. */
export async function isBlockedPair(db: Kysely<Database>, a: string, b: string): Promise<boolean> {
  const found = await db
    .selectFrom("block")
    .select("account_id")
    .where((pair) =>
      pair.or([
        pair.and({ account_id: a, blocked_id: b }),
        pair.and({ account_id: b, blocked_id: a }),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
