import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

export const REPORT_STATES = ["open", "handled", "dismissed"] as const;

export type ReportState = (typeof REPORT_STATES)[number];

/** A report as those read it who run the server. */
export interface ReadReport {
  readonly id: string;
  readonly match: string;
  readonly isOver: boolean;
  /** Nicknames, as they are now. */
  readonly reporter: string;
  readonly about: { readonly id: string; readonly nickname: string };
  readonly words: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: ReportState;
  /** Who saw to it, and when; null while it is open. */
  readonly handled: { readonly by: string; readonly at: number } | null;
}

interface Which {
  readonly state?: ReportState | undefined;
  /** Whom they are about. */
  readonly account?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listReports(
  db: Kysely<Database>,
  { state, account, before, limit }: Which,
): Promise<readonly ReadReport[]> {
  let asked = db
    .selectFrom("report")
    .innerJoin("match", "match.id", "report.match_id")
    .innerJoin("account as by", "by.id", "report.reporter")
    .innerJoin("account as about", "about.id", "report.account_id")
    .leftJoin("account as admin", "admin.id", "report.handled_by")
    .select(["report.id", "report.match_id", "report.words", "report.at", "match.outcome"])
    .select(["report.state", "report.handled_at", "report.account_id"])
    .select(["by.nickname as reporter", "about.nickname as about", "admin.nickname as admin"])
    .orderBy("report.id", "desc")
    .limit(limit);
  if (state !== undefined) asked = asked.where("report.state", "=", state);
  if (account !== undefined) asked = asked.where("report.account_id", "=", account);
  if (before !== undefined) asked = asked.where("report.id", "<", before);
  const rows = await asked.execute();
  return rows.map((row) => ({
    id: row.id,
    match: row.match_id,
    isOver: row.outcome !== null,
    reporter: row.reporter,
    about: { id: row.account_id, nickname: row.about },
    words: row.words,
    at: Number(row.at),
    state: row.state,
    handled: row.handled_at === null ? null : { by: row.admin ?? "", at: Number(row.handled_at) },
  }));
}
