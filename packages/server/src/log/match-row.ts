import type { Kysely, Selectable } from "kysely";
import type { Seat } from "@holmgang/kernel";
import type { Database, MatchTable } from "../store/schema.ts";

export type MatchRow = Selectable<MatchTable>;

/** A match's row, secrets included: what of it is sent is for the caller to choose. */
export const findRow = (db: Kysely<Database>, id: string): Promise<MatchRow | undefined> =>
  db.selectFrom("match").selectAll().where("id", "=", id).executeTakeFirst();

/** Where an account sits, or null. */
export function seatOf(
  { seat_0, seat_1 }: Pick<MatchRow, "seat_0" | "seat_1">,
  account: string,
): Seat | null {
  if (seat_0 === account) return 0;
  return seat_1 === account ? 1 : null;
}
