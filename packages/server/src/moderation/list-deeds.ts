import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { DEEDS } from "./write-deed.ts";

/** A line of the log, as it is read. */
export interface ReadDeed {
  readonly id: string;
  readonly at: number;
  readonly what: string;
  /** Nicknames, as they are now. */
  readonly admin: string;
  readonly account: { readonly id: string; readonly nickname: string } | null;
  readonly about: string | null;
  readonly reason: string | null;
  readonly until: number | null;
}

/** The newest first, of one account or of all. */
export async function listDeeds(
  db: Kysely<Database>,
  { account, before, limit }: { account?: string; before?: string | undefined; limit: number },
): Promise<readonly ReadDeed[]> {
  const all = db
    .selectFrom("deed")
    .innerJoin("account as by", "by.id", "deed.admin_id")
    .leftJoin("account as to", "to.id", "deed.account_id")
    .select(["deed.id", "deed.at", "deed.what", "deed.about", "deed.reason", "deed.until"])
    .select(["deed.account_id", "by.nickname as admin", "to.nickname as nickname"])
    .orderBy("deed.id", "desc")
    .limit(limit);
  const its = account === undefined ? all : all.where("deed.account_id", "=", account);
  const rows = await (before === undefined ? its : its.where("deed.id", "<", before)).execute();
  return rows.map(({ id, at, what, admin, account_id, nickname, about, reason, until }) => ({
    id,
    at: Number(at),
    what: DEEDS[what as keyof typeof DEEDS] ?? what, // a newer node may know more
    admin,
    account: account_id === null ? null : { id: account_id, nickname: nickname ?? account_id },
    about,
    reason,
    until: until === null ? null : Number(until),
  }));
}
