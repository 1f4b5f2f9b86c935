import type { Seat } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import { isPresent } from "../lines/is-present.ts";
import type { Database } from "../store/schema.ts";

/** Whether somebody has left a table, or is nowhere to be found. */
export async function hasDeparted(
  db: Kysely<Database>,
  { id, seat, account }: { id: string; seat: Seat; account: string },
): Promise<boolean> {
  const left = await db
    .selectFrom("departure")
    .select("seat")
    .where("match_id", "=", id)
    .where("seat", "=", seat)
    .executeTakeFirst();
  return left !== undefined || !(await isPresent(db, account));
}
