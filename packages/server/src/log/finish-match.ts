import type { Host, Journal, Outcome, Shape } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { storyOf } from "./story-of.ts";
import { paySpoils } from "../gold/pay-spoils.ts";
import { settle } from "../ledger/stakes.ts";
import type { Seats } from "../ledger/stakes.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { rateMatch } from "../ratings/rate-match.ts";
import type { Database } from "../store/schema.ts";

/** A match that is over. */
interface FinishedMatch {
  readonly id: string;
  readonly seats: Seats;
  readonly journal: Journal<Shape>;
  readonly outcome: Outcome;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * All that follows from the end of a match, in the transaction of its last input: it is over, its story is told, the
 * pot is settled, both are rated and paid. False if it has ended already, and nothing is changed.
 */
export async function finishMatch(
  step: Transaction<Database>,
  host: Host,
  { id, seats, journal, outcome, at }: FinishedMatch,
): Promise<boolean> {
  // First, as everybody does who has to do with players and where they are.
  const players = await lockAccounts(
    step,
    seats.flatMap((account) => account ?? []),
  );
  const row = await step
    .with("gone", (rows) => rows.deleteFrom("absence").where("match_id", "=", id))
    .updateTable("match")
    .set({
      outcome: JSON.stringify(outcome),
      ended_at: String(at),
      story: storyOf(host, journal, outcome),
    })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .returning(["rated", "mode"])
    .executeTakeFirst();
  if (!row) return false;
  await settle(step, id, seats, outcome);
  if (row.rated) await rateMatch(step, host, id, outcome);
  const { settings } = journal.header.config;
  const { state } = journal.position;
  await paySpoils(step, host, { id, seats, mode: row.mode, settings, state, outcome, at }, players);
  return true;
}
