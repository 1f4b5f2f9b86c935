import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** Everything an admin can do, as the log keeps it and as it is read there. */
export const DEEDS = {
  ban: "banned",
  unban: "took a ban back",
  "ban-address": "banned an address",
  "unban-address": "took an address’s ban back",
  silence: "took emotes away",
  unsilence: "gave emotes back",
  rename: "asked for another name",
  handled: "handled a report",
  dismissed: "dismissed a report",
  open: "opened a report again",
} as const;

/** Who did what to whom, and why. */
interface Deed {
  readonly admin: string;
  readonly what: keyof typeof DEEDS;
  readonly account?: string | null;
  readonly about?: string;
  readonly reason?: string | null;
  readonly until?: number | null;
}

/** Written in the transaction that does it: what is not in the log was not done. */
export async function writeDeed(
  step: Kysely<Database>,
  { admin, what, account = null, about, reason = null, until = null }: Deed,
  at: number,
): Promise<void> {
  await step
    .insertInto("deed")
    .values({
      admin_id: admin,
      at: String(at),
      what,
      account_id: account,
      about: about ?? null,
      reason,
      until: until === null ? null : String(until),
    })
    .execute();
}
