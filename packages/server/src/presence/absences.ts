import type { Transaction } from "kysely";
import { unfinishedOf } from "../log/unfinished.ts";
import { hint } from "../store/hints.ts";
import type { Database } from "../store/schema.ts";
import { isPresent } from "../lines/is-present.ts";

/**
 * The account is here again: its absence counts for nothing, unless it has lasted too long by now and the loss is only not
 * written yet. Returns its matches that are not over.
 */
export async function endAbsence(step: Transaction<Database>, account: string, now: number) {
  const matches = await unfinishedOf(step, account);
  for (const { id, seat } of matches) {
    const { numDeletedRows } = await step
      .deleteFrom("absence")
      .where("match_id", "=", id)
      .where("seat", "=", seat)
      .where((row) => row.or([row("fault", "=", true), row("until", ">", String(now))]))
      .executeTakeFirst();
    if (numDeletedRows > 0) await hint(step, { kind: "presence", match: id });
  }
  return matches;
}

/** An absence that begins. */
interface Gone {
  readonly since: number;
  /** When it becomes a loss, for each match. */
  until(match: { game: string; config: string }): number;
  /** Whether the server was the cause. */
  readonly fault: boolean;
}

/** Notes that an account is gone, in every match it plays, unless it has another connection. Returns those matches. */
export async function beginAbsence(
  step: Transaction<Database>,
  account: string,
  { since, until, fault }: Gone,
): Promise<readonly string[]> {
  if (await isPresent(step, account)) return [];
  const matches = await unfinishedOf(step, account);
  for (const match of matches) {
    await step
      .insertInto("absence")
      .values({
        match_id: match.id,
        seat: match.seat,
        since: String(since),
        until: String(until(match)),
        fault,
      })
      .onConflict((row) => row.doNothing())
      .execute();
    await hint(step, { kind: "presence", match: match.id });
  }
  return matches.map(({ id }) => id);
}
