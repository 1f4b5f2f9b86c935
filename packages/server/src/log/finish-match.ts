import type { Outcome } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { settle } from "../ledger/stakes.ts";
import type { Database } from "../store/schema.ts";

/** All that follows from the end of a match, in the transaction of its last input: it is over, and the pot is settled. */
export async function finishMatch(
  step: Transaction<Database>,
  id: string,
  outcome: Outcome,
): Promise<void> {
  const { seat_0, seat_1 } = await step
    .updateTable("match")
    .set({ outcome: JSON.stringify(outcome) })
    .where("id", "=", id)
    .returning(["seat_0", "seat_1"])
    .executeTakeFirstOrThrow();
  await settle(step, id, [seat_0, seat_1], outcome);
}
