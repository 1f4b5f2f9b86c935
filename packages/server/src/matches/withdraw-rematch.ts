import { accept, refuse } from "@holmgang/kernel";
import type { Result, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { OFFER_MS } from "./offer-rematch.ts";

/** Takes an offer back. */
export const withdrawRematch = ({ db }: Node, id: string, seat: Seat): Promise<Result<null>> =>
  db
    .transaction()
    .execute(async (step) =>
      (await dropOffer(step, id, seat))
        ? accept(null)
        : refuse("no-rematch-offered", "You have offered no rematch, or it is too old."),
    );

/** True if there was one, and the rival has not just taken it up. */
export async function dropOffer(
  step: Transaction<Database>,
  id: string,
  seat: Seat,
): Promise<boolean> {
  await step.selectFrom("match").select("id").where("id", "=", id).forUpdate().execute();
  const { numDeletedRows } = await step
    .deleteFrom("rematch_offer")
    .where("match_id", "=", id)
    .where("seat", "=", seat)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await hint(step, { kind: "rematch", match: id });
  return numDeletedRows > 0n;
}

/** Offers that nobody has taken up in time are gone, and both are told. */
export async function sweepRematches({ db, now }: Node): Promise<void> {
  await db.transaction().execute(async (step) => {
    const old = await step
      .deleteFrom("rematch_offer")
      .where("at", "<=", String(now() - OFFER_MS))
      .returning("match_id")
      .execute();
    for (const match of new Set(old.map(({ match_id }) => match_id)))
      await hint(step, { kind: "rematch", match });
  });
}
