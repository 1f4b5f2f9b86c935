import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { withAccount } from "./account.ts";
import { passwordText, readPassword } from "./password.ts";
import { hashSecret, isSecret } from "./secret-hash.ts";
import { closeOtherSessions } from "./sessions.ts";
import type { Present } from "./sessions.ts";

/** The password so far, and the one from now on. */
export interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
}

/** Another password, for whoever knows the old one. Every other session ends: one of them may be why. */
export async function changePassword(
  db: Kysely<Database>,
  { id, session }: Present,
  { password, newPassword }: PasswordChange,
): Promise<Result<null>> {
  const known = await provePassword(db, id, password);
  if (!known.ok) return known;
  const fresh = readPassword(newPassword);
  if (!fresh.ok) return fresh;
  const hash = await hashSecret(fresh.value);
  return withAccount(db, id, async (step) => {
    const changed = await step
      .updateTable("login")
      .set({ password: hash })
      .where("account_id", "=", id)
      .where("password", "=", known.value) // two at once: the second was proved by a password that is gone
      .returning("account_id")
      .executeTakeFirst();
    if (!changed) return wrong();
    await closeOtherSessions(step, id, session);
    return accept(null);
  });
}

/** Whether this is the account's password; if so, how it is stored. */
export async function provePassword(
  db: Kysely<Database>,
  account: string,
  password: string,
): Promise<Result<string>> {
  const login = await db
    .selectFrom("login")
    .select("password")
    .where("account_id", "=", account)
    .executeTakeFirst();
  if (!login) return refuse("no-password", "This account has no password.");
  const isRight = await isSecret(passwordText(password), login.password);
  return isRight ? accept(login.password) : wrong();
}

const wrong = () => refuse("wrong-password", "That is not your password.");
