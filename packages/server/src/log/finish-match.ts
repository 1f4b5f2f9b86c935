import type { Host, Journal, Outcome, Shape } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { storyOf } from "../history/story-of.ts";
import { settle } from "../ledger/stakes.ts";
import { rateMatch } from "../ratings/rate-match.ts";
import type { Database } from "../store/schema.ts";

/** A match that is over. */
export interface FinishedMatch {
  readonly id: string;
  readonly journal: Journal<Shape>;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * All that follows from the end of a match, in the transaction of its last input: it is over, its story is told, the
 * pot is settled and both are rated.
 */
export async function finishMatch(
  step: Transaction<Database>,
  host: Host,
  { id, journal, outcome, at }: FinishedMatch,
): Promise<void> {
  const { seat_0, seat_1, rated } = await step
    .with("gone", (rows) => rows.deleteFrom("absence").where("match_id", "=", id))
    .updateTable("match")
    .set({
      outcome: JSON.stringify(outcome),
      ended_at: String(at),
      story: storyOf(host, journal, outcome),
    })
    .where("id", "=", id)
    .returning(["seat_0", "seat_1", "rated"])
    .executeTakeFirstOrThrow();
  await settle(step, id, [seat_0, seat_1], outcome);
  if (rated) await rateMatch(step, host, id, outcome);
}
