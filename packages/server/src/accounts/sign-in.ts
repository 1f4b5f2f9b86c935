import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { findAccount } from "./account.ts";
import { findLogin } from "./login.ts";
import { passwordText } from "./password.ts";
import { banned, standing } from "./sanction.ts";
import { openSession } from "./sessions.ts";
import type { SignedIn } from "./sessions.ts";

/** Who somebody says they are, and how they prove it. */
export interface Credentials {
  readonly nickname: string;
  readonly password: string;
}

/** A session for whoever knows the nickname and its password. */
export async function signIn(
  db: Kysely<Database>,
  { nickname, password }: Credentials,
  now: number,
): Promise<Result<SignedIn>> {
  const login = await findLogin(db, nickname, "password", passwordText(password));
  const account = login && (await findAccount(db, login.account_id));
  if (!account) return refuse("wrong-login", "That nickname and password do not go together.");
  const ban = await standing(db, { kind: "ban", account: account.id }, now);
  if (ban) return banned(ban);
  return accept({ account, token: await openSession(db, account.id, "browser", now) });
}
