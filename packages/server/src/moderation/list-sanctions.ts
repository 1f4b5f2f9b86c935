import type { Kysely } from "kysely";
import type { SanctionTable } from "../store/moderation-tables.ts";
import type { Database } from "../store/schema.ts";

/** A sanction, as it is read. */
export interface ReadSanction {
  readonly id: string;
  readonly kind: SanctionTable["kind"];
  /** Null where it is an address's. */
  readonly account: { readonly id: string; readonly nickname: string } | null;
  readonly reason: string;
  readonly at: number;
  readonly until: number | null;
  readonly stands: boolean;
}

interface Which {
  /** All of one account's, also those that are over; else what stands. */
  readonly account?: string;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listSanctions(
  { db, now }: { readonly db: Kysely<Database>; now(): number },
  { account, before, limit }: Which,
): Promise<readonly ReadSanction[]> {
  const all = db
    .selectFrom("sanction")
    .leftJoin("account", "account.id", "sanction.account_id")
    .select(["sanction.id", "sanction.kind", "account_id", "reason", "at", "until"])
    .select(["lifted_at", "account.nickname"])
    .orderBy("sanction.id", "desc")
    .limit(limit);
  const its =
    account === undefined
      ? all
          .where("lifted_at", "is", null)
          .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", String(now()))]))
      : all.where("account_id", "=", account);
  const rows = await (before === undefined ? its : its.where("sanction.id", "<", before)).execute();
  return rows.map(({ id, kind, account_id, nickname, reason, at, until, lifted_at }) => ({
    id,
    kind,
    account: account_id === null ? null : { id: account_id, nickname: nickname ?? account_id },
    reason,
    at: Number(at),
    until: until === null ? null : Number(until),
    stands: lifted_at === null && (until === null || Number(until) > now()),
  }));
}
