import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** A report as those read it who run the server. */
interface ReadReport {
  readonly match: string;
  readonly isOver: boolean;
  /** Nicknames, as they are now. */
  readonly reporter: string;
  readonly about: string;
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const LAST = 100;

/** The newest first. */
export async function recentReports(db: Kysely<Database>): Promise<readonly ReadReport[]> {
  const rows = await db
    .selectFrom("report")
    .innerJoin("match", "match.id", "report.match_id")
    .innerJoin("account as by", "by.id", "report.reporter")
    .innerJoin("account as about", "about.id", "report.account_id")
    .select(["report.match_id", "report.words", "report.at", "match.outcome"])
    .select(["by.nickname as reporter", "about.nickname as about"])
    .orderBy("report.at", "desc")
    .orderBy("report.id", "desc")
    .limit(LAST)
    .execute();
  return rows.map(({ match_id, outcome, at, ...row }) => ({
    ...row,
    match: match_id,
    isOver: outcome !== null,
    at: Number(at),
  }));
}
