import type { Seat } from "@holmgang/kernel";
import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** The one channel all nodes listen on. */
export const CHANNEL = "holmgang";

/**
 * What one node tells all others (and itself): where to look, never what is there. The tables are the truth; whoever
 * missed a hint loses nothing but time.
 */
export type Hint =
  | { readonly kind: "inputs"; readonly match: string; readonly seq: number }
  | { readonly kind: "appended"; readonly of: readonly (readonly [match: string, seq: number])[] }
  | { readonly kind: "found" | "opened"; readonly match: string; readonly seats: Seats }
  | { readonly kind: MatchHint; readonly match: string }
  | { readonly kind: "departure"; readonly match: string; readonly seat: Seat }
  | { readonly kind: "emote"; readonly match: string; readonly emote: string }
  | { readonly kind: "invite"; readonly invite: string }
  | { readonly kind: "revoked"; readonly account: string; readonly isLeaving: boolean }
  | { readonly kind: "name"; readonly account: string; readonly asked: boolean }
  | { readonly kind: "unqueued"; readonly account: string; readonly code: string };

type MatchHint = "presence" | "audience" | "rematch";

/** The accounts concerned, by seat: a node that has none of them has nothing to do. */
type Seats = readonly [string | null, string | null];

/** Sent when the transaction commits, or not at all. */
export async function hint(
  step: Kysely<Database> | Transaction<Database>,
  what: Hint,
): Promise<void> {
  await sql`select pg_notify(${sql.lit(CHANNEL)}, ${JSON.stringify(what)})`.execute(step);
}

/** A hint as it was heard; null for what no node has said. */
export function readHint(text: string): Hint | null {
  try {
    return JSON.parse(text) as Hint; // whoever may write to the channel may write to the tables
  } catch {
    return null;
  }
}

/** Hints about the same thing are heeded one after the other. Null for news of inputs, which need not wait for anything. */
export function topicOf(what: Hint): string | null {
  if (what.kind === "inputs" || what.kind === "appended") return null;
  if (what.kind === "invite") return what.invite;
  return "account" in what ? what.account : what.match;
}
