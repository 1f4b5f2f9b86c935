import { accept, refuse } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { dropOffer } from "./withdraw-rematch.ts";

/** Who sat at a table so long ago has left it, and nobody asks any more. */
const TABLE_MS = 10 * 60_000;

/** Leaves the table of a match that is over. */
export const depart = ({ db, now }: Node, id: string, seat: Seat): Promise<Result<null>> =>
  db.transaction().execute(async (step) => {
    const { outcome } = await step
      .selectFrom("match")
      .select("outcome")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (outcome === null) return refuse("match-not-over", "The match is not over.");
    await noteDeparture(step, id, seat, now());
    return accept(null);
  });

/** An account is gone: from every table it sat at lately. */
export async function departFromAll({ db }: Node, account: string, now: number): Promise<void> {
  const lately = await db
    .selectFrom("match")
    .select(["id", "seat_0"])
    .where((row) => row.or([row("seat_0", "=", account), row("seat_1", "=", account)]))
    .where("ended_at", ">", String(now - TABLE_MS))
    .execute();
  for (const { id, seat_0 } of lately)
    await db
      .transaction()
      .execute((step) => noteDeparture(step, id, seat_0 === account ? 0 : 1, now));
}

async function noteDeparture(
  step: Transaction<Database>,
  id: string,
  seat: Seat,
  now: number,
): Promise<void> {
  await dropOffer(step, id, seat);
  const { numInsertedOrUpdatedRows } = await step
    .insertInto("departure")
    .values({ match_id: id, seat, at: String(now) })
    .onConflict((already) => already.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) await hint(step, { kind: "departure", match: id });
}

export async function sweepDepartures({ db, now }: Node): Promise<void> {
  await db
    .deleteFrom("departure")
    .where("at", "<", String(now() - TABLE_MS))
    .execute();
}
