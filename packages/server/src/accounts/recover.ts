import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { withAccount } from "./account.ts";
import type { Claimed } from "./claim.ts";
import { findLogin, newLogin } from "./login.ts";
import { readPassword } from "./password.ts";
import { recoveryText } from "./recovery-code.ts";
import { banned, standing } from "./sanction.ts";
import { closeSessions, openSession } from "./sessions.ts";
import type { SignedIn } from "./sessions.ts";

/** What is left to somebody who forgot the password, and the password they will have instead. */
export interface Recovery {
  readonly nickname: string;
  readonly recoveryCode: string;
  readonly password: string;
}

/** Sets a new password by the recovery code, which works once. Whoever was signed in so far no longer is. */
export async function recover(
  db: Kysely<Database>,
  { nickname, recoveryCode, password }: Recovery,
  now: number,
): Promise<Result<SignedIn & Claimed>> {
  const fresh = readPassword(password);
  if (!fresh.ok) return fresh;
  const login = await findLogin(db, nickname, "recovery", recoveryText(recoveryCode));
  if (!login) return wrong();
  const ban = await standing(db, { kind: "ban", account: login.account_id }, now);
  if (ban) return banned(ban);
  const next = await newLogin(fresh.value);
  return withAccount(db, login.account_id, async (step, account) => {
    const replaced = await step
      .updateTable("login")
      .set(next.stored)
      .where("account_id", "=", account.id)
      .where("recovery", "=", login.recovery) // two at once with one code: the second is too late
      .returning("account_id")
      .executeTakeFirst();
    if (!replaced) return wrong();
    await closeSessions(step, account.id);
    const token = await openSession(step, account.id, "browser", now);
    return accept({ account, token, recoveryCode: next.recoveryCode });
  });
}

const wrong = () => refuse("wrong-login", "That nickname and recovery code do not go together.");
