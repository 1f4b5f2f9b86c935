import type { Kysely } from "kysely";
import type { LoginTable } from "../store/account-tables.ts";
import type { Database } from "../store/schema.ts";
import { nicknameKey } from "./nickname.ts";
import { newRecoveryCode, recoveryText } from "./recovery-code.ts";
import { NOBODYS_HASH, hashSecret, isSecret } from "./secret-hash.ts";

/** The login of whoever has this nickname and this secret. A name that nobody has takes as long: names cannot be probed. */
export async function findLogin(
  db: Kysely<Database>,
  nickname: string,
  which: "password" | "recovery",
  secret: string,
): Promise<LoginTable | null> {
  const login = await loginOf(db, nicknameKey(nickname));
  const fits = await isSecret(secret, login?.[which] ?? NOBODYS_HASH);
  return login && fits ? login : null;
}

const loginOf = (db: Kysely<Database>, key: string): Promise<LoginTable | undefined> =>
  db
    .selectFrom("login")
    .innerJoin("account", "account.id", "login.account_id")
    .where("account.nickname_key", "=", key)
    .selectAll("login")
    .executeTakeFirst();

/** What to store for this password and for a new recovery code, which is told once. */
export async function newLogin(password: string): Promise<{
  readonly recoveryCode: string;
  readonly stored: Omit<LoginTable, "account_id">;
}> {
  const recoveryCode = newRecoveryCode();
  const [passwordHash, recovery] = await Promise.all([
    hashSecret(password),
    hashSecret(recoveryText(recoveryCode)),
  ]);
  return { recoveryCode, stored: { password: passwordHash, recovery } };
}
