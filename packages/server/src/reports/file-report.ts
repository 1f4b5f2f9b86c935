import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { noSuchMatch } from "../history/match-summary.ts";
import type { Database } from "../store/schema.ts";

interface Report {
  readonly match: string;
  readonly reporter: string;
  /** Whom it is about. */
  readonly account: string;
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Notes what one player of a match says about the other. Who says it twice is heard once. */
export async function fileReport(
  db: Kysely<Database>,
  { match, reporter, account, words, at }: Report,
): Promise<Result<null>> {
  const row = await db
    .selectFrom("match")
    .select(["seat_0", "seat_1"])
    .where("id", "=", match)
    .executeTakeFirst();
  if (!row) return noSuchMatch();
  const seats = [row.seat_0, row.seat_1];
  if (!seats.includes(reporter)) return refuse("not-your-match", "You did not sit in this match.");
  if (account === reporter) return refuse("own-account", "You cannot report yourself.");
  if (!seats.includes(account)) return refuse("not-your-rival", "They did not sit in this match.");
  await db
    .insertInto("report")
    .values({ match_id: match, reporter, account_id: account, words, at: String(at) })
    .onConflict((already) => already.doNothing())
    .execute();
  return accept(null);
}
