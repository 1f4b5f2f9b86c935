import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { hint } from "../store/hints.ts";
import type { SessionTable } from "../store/account-tables.ts";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { sanctionIn } from "./sanction.ts";
import type { Sanction } from "./sanction.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts. A browser's begins anew whenever it is used. */
export const SESSION_MS = { browser: 180 * DAY_MS, bot: 5 * 365 * DAY_MS } as const;

/** Somebody, and the token that proves it; it is stored nowhere. */
export interface SignedIn {
  readonly account: Account;
  readonly token: string;
}

/** Somebody who is here by a session of theirs. */
export type Present = Account & {
  readonly session: string;
  /** Whoever is banned keeps their sessions, or nobody could tell them why. */
  readonly ban: Sanction | null;
};

/** Opens a session and returns its token. */
export async function openSession(
  db: Kysely<Database>,
  account: string,
  kind: SessionTable["kind"],
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("session")
    .values({
      token_hash: hashOf(token),
      account_id: account,
      kind,
      created_at: String(now),
      expires_at: String(now + SESSION_MS[kind]),
      used_at: String(now),
    })
    .execute();
  return token;
}

/** Whose token this is; null once it is closed, expired, or its account deleted. */
export async function accountOf(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<Present | null> {
  const found = await db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.account_id")
    .leftJoin("sanction", (ban) =>
      ban
        .onRef("sanction.account_id", "=", "account.id")
        .on("sanction.kind", "=", "ban")
        .on("sanction.lifted_at", "is", null),
    )
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", String(now))
    .where("deleted_at", "is", null)
    .selectAll("account")
    .select(["session.id as session", "session.kind as session_kind", "session.used_at"])
    .select(["sanction.reason as ban_reason", "sanction.until as ban_until"])
    .executeTakeFirst();
  if (!found) return null;
  const { session_kind, used_at, ban_reason, ban_until, ...account } = found;
  // Written at most once an hour: being recognised is something that happens all the time.
  if (Number(account.seen_at) <= now - HOUR_MS) await markSeen(db, account.id, now);
  if (Number(used_at) <= now - HOUR_MS) await markUsed(db, account.session, session_kind, now);
  return { ...account, ban: sanctionIn(ban_reason, ban_until, now) };
}

/** Ends a session, and closes the connections that were opened with it. */
export async function closeSession(db: Kysely<Database>, token: string): Promise<void> {
  const closed = await db
    .deleteFrom("session")
    .where("token_hash", "=", hashOf(token))
    .returning("account_id")
    .executeTakeFirst();
  if (closed) await hintRevoked(db, closed.account_id, true);
}

/** Nobody is signed in to the account any more, and connections that were opened so far are closed. */
export async function closeSessions(db: Kysely<Database>, account: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", account).execute();
  await hintRevoked(db, account);
}

/** Nobody is signed in but by this one session. */
export async function closeOtherSessions(
  db: Kysely<Database>,
  account: string,
  session: string,
): Promise<void> {
  await db
    .deleteFrom("session")
    .where("account_id", "=", account)
    .where("id", "!=", session)
    .execute();
  await hintRevoked(db, account);
}

/** Sessions of an account have ended: nodes look which, and hang up. */
export const hintRevoked = (
  db: Kysely<Database>,
  account: string,
  /** Whether they wanted to go, so that their rivals need not wait. */
  isLeaving = false,
): Promise<void> => hint(db, { kind: "revoked", account, isLeaving });

/** Clears away what has expired. */
export async function sweepSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<=", String(now)).execute();
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

async function markSeen(db: Kysely<Database>, account: string, now: number): Promise<void> {
  await db
    .updateTable("account")
    .set({ seen_at: String(now) })
    .where("id", "=", account)
    .execute();
}

/** A browser's session lasts as long again from each use; a bot's ends when it was said to. */
async function markUsed(
  db: Kysely<Database>,
  session: string,
  kind: SessionTable["kind"],
  now: number,
): Promise<void> {
  await db
    .updateTable("session")
    .set({
      used_at: String(now),
      ...(kind === "browser" ? { expires_at: String(now + SESSION_MS.browser) } : {}),
    })
    .where("id", "=", session)
    .execute();
}
