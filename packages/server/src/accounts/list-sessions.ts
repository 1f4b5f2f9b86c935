import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { SessionTable } from "../store/account-tables.ts";
import type { Database } from "../store/schema.ts";
import { hintRevoked } from "./sessions.ts";
import type { Present } from "./sessions.ts";

/** A session as its owner sees it. Times are milliseconds since 1970. */
interface OwnSession {
  readonly id: string;
  readonly kind: SessionTable["kind"];
  readonly createdAt: number;
  /** Exact to an hour. */
  readonly usedAt: number;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** Wherever somebody is signed in: here first, then where it was last used. */
export async function listSessions(
  db: Kysely<Database>,
  { id, session }: Present,
  now: number,
): Promise<readonly OwnSession[]> {
  const rows = await db
    .selectFrom("session")
    .select(["id", "kind", "created_at", "used_at"])
    .where("account_id", "=", id)
    .where("expires_at", ">", String(now))
    .orderBy((row) => row("id", "=", session), "desc")
    .orderBy("used_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    createdAt: Number(row.created_at),
    usedAt: Math.max(Number(row.used_at), Number(row.created_at)),
    isThis: row.id === session,
  }));
}

/** Nobody reads more. A password change ends them all. */
const MOST = 100;

/** Ends one of somebody's own sessions, and closes its connections. */
export async function endSession(
  db: Kysely<Database>,
  account: string,
  session: string,
): Promise<Result<null>> {
  const ended = await db
    .deleteFrom("session")
    .where("account_id", "=", account)
    .where("id", "=", session)
    .returning("id")
    .executeTakeFirst();
  if (!ended) return refuse("no-such-session", "There is no such session.");
  await hintRevoked(db, account, true);
  return accept(null);
}
