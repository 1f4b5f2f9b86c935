import type { Refusal } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { SanctionTable } from "../store/moderation-tables.ts";
import type { Database } from "../store/schema.ts";

/** Why something was taken from somebody, and until when. */
export interface Sanction {
  readonly reason: string;
  /** Milliseconds since 1970; null is for good. */
  readonly until: number | null;
}

/** A refusal that a page may put into words of its own: whoever reads it lives by another clock than ours. */
interface SanctionRefusal extends Refusal, Sanction {}

/** Nobody who is banned comes in, and each of them is told why and until when. */
export const banned = (ban: Sanction): { ok: false; refusal: SanctionRefusal } =>
  refuseFor("banned", "You are banned", ban);

export const silenced = (silence: Sanction): { ok: false; refusal: SanctionRefusal } =>
  refuseFor("silenced", "Emotes are taken away from you", silence);

/** What stands against an account, or against everybody who is new at an address. */
export async function standing(
  db: Kysely<Database>,
  whose: { readonly kind: SanctionTable["kind"]; readonly account: string } | { address: string },
  now: number,
): Promise<Sanction | null> {
  const all = db.selectFrom("sanction").select(["reason", "until"]).where("lifted_at", "is", null);
  const its =
    "account" in whose
      ? all.where("account_id", "=", whose.account).where("kind", "=", whose.kind)
      : all.where("address", "=", whose.address);
  const row = await its.executeTakeFirst();
  return row ? sanctionIn(row.reason, row.until, now) : null;
}

/** What a row says, unless its end has come. */
export const sanctionIn = (
  reason: string | null,
  until: string | null,
  now: number,
): Sanction | null =>
  reason === null || (until !== null && Number(until) <= now)
    ? null
    : { reason, until: until === null ? null : Number(until) };

function refuseFor(code: string, what: string, { reason, until }: Sanction) {
  const end = until === null ? "for good" : `until ${momentOf(until)}`;
  const why = /\p{Sentence_Terminal}$/u.test(reason) ? reason : `${reason}.`;
  return {
    ok: false as const,
    refusal: { code, words: `${what} ${end}. The reason: ${why}`, reason, until },
  };
}

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });

const momentOf = (ms: number): string => `${DAY.format(ms)}, ${TIME.format(ms)} UTC`;
