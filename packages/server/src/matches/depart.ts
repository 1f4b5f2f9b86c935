import { accept, refuse } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { Kysely, Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { dropOffer } from "./withdraw-rematch.ts";

/** Who sat at a table so long ago has left it, and nobody asks any more. */
const TABLE_MS = 10 * 60_000;

/** Leaves the table of a match that is over, and stays away until an offer of a rematch. */
export const depart = ({ db, now }: Node, id: string, seat: Seat): Promise<Result<null>> =>
  db.transaction().execute(async (step) => {
    const { outcome } = await step
      .selectFrom("match")
      .select("outcome")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    if (outcome === null) return refuse("match-not-over", "The match is not over.");
    await dropOffer(step, id, seat);
    await step
      .insertInto("departure")
      .values({ match_id: id, seat, at: String(now()) })
      .onConflict((already) => already.doNothing())
      .execute();
    await hint(step, { kind: "departure", match: id, seat });
    return accept(null);
  });

/**
 * An account has lost its last connection: from every table it sat at lately its offers are gone, and the rivals are told.
 * No row says so: it is away as long as it has no connection, and a page that is loaded anew is no goodbye.
 */
export async function departFromAll({ db }: Node, account: string, now: number): Promise<void> {
  for (const { id, seat } of await lately(db, account, now))
    await db.transaction().execute(async (step) => {
      await dropOffer(step, id, seat);
      await hint(step, { kind: "departure", match: id, seat });
    });
}

/** It has a connection again: whoever still waits at those tables is told. */
export async function returnToAll(
  step: Transaction<Database>,
  account: string,
  now: number,
): Promise<void> {
  for (const { id, seat } of await lately(step, account, now))
    await hint(step, { kind: "departure", match: id, seat });
}

/** The tables of finished matches at which an account may still be waited for. */
async function lately(db: Kysely<Database>, account: string, now: number) {
  const rows = await db
    .selectFrom("match")
    .select(["id", "seat_0"])
    .where((row) => row.or([row("seat_0", "=", account), row("seat_1", "=", account)]))
    .where("ended_at", ">", String(now - TABLE_MS))
    .execute();
  return rows.map(({ id, seat_0 }) => ({ id, seat: seat_0 === account ? 0 : 1 }) as const);
}

export async function sweepDepartures({ db, now }: Node): Promise<void> {
  await db
    .deleteFrom("departure")
    .where("at", "<", String(now() - TABLE_MS))
    .execute();
}
