import { sql } from "kysely";
import type { Store } from "./open-store.ts";
import { forgetSizes } from "./sizes.ts";

/** What comes and goes all the time. */
const PASSING = [
  "node",
  "presence",
  "watching",
  "queue_entry",
  "absence",
  "rematch_offer",
  "departure",
  "emote",
  "session",
  "account_address",
  "pg_catalog.pg_class",
] as const;

/** Takes away what is left of rows that are gone. A PostgreSQL server has somebody for that, the embedded database has not. */
export async function clearAway({ db, isShared }: Pick<Store, "db" | "isShared">): Promise<void> {
  if (isShared) return;
  for (const table of PASSING) await sql`vacuum ${sql.table(table)}`.execute(db);
  await forgetSizes(db);
}
