import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { Database, InviteTable } from "../store/schema.ts";

/** How long a link is good for, and how many of them one account may have open. */
export const INVITE_MS = 24 * 60 * 60 * 1000;
export const MOST_INVITES = 5;

/** An invitation that is open, or why it is not. */
export async function openInvite(
  step: Kysely<Database> | Transaction<Database>,
  id: string,
  now: number,
): Promise<Result<InviteTable>> {
  const invite = await step
    .selectFrom("invite")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!invite) return refuse("no-such-invite", "There is no such invitation.");
  switch (invite.state) {
    case "taken":
      return refuse("invite-taken", "Somebody has accepted this invitation already.");
    case "cancelled":
      return refuse("invite-cancelled", "This invitation was taken back.");
    case "declined":
      return refuse("invite-declined", "This invitation was declined.");
    case "open":
      return Number(invite.expires_at) > now
        ? accept(invite)
        : refuse("invite-expired", "This invitation is too old.");
  }
}

/** Closes an invitation that is open; false if somebody was first. */
export async function closeInvite(
  step: Kysely<Database> | Transaction<Database>,
  id: string,
  change: Partial<Pick<InviteTable, "state" | "match_id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await step
    .updateTable("invite")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", sql.lit("open")) // as the index of open ones says it
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
