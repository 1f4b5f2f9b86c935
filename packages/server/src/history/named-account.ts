import type { Kysely } from "kysely";
import { publicAccount } from "../accounts/account-view.ts";
import type { PublicAccount } from "../accounts/account-view.ts";
import { nicknameKey } from "../accounts/nickname.ts";
import type { Database } from "../store/schema.ts";

/** Whom somebody means by a nickname, however it is written, or by an account's id. Nobody means the house or the deleted. */
export async function namedAccount(
  db: Kysely<Database>,
  said: string,
): Promise<PublicAccount | null> {
  const account = await db
    .selectFrom("account")
    .select(["id", "nickname", "kind", "avatar"])
    .where("kind", "!=", "house")
    .where("deleted_at", "is", null)
    .where(({ or, eb }) => or([eb("id", "=", said), eb("nickname_key", "=", nicknameKey(said))]))
    .executeTakeFirst();
  return account ? publicAccount(account) : null;
}
