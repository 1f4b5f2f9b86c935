import { appendMove, battleOf } from "@holmgang/campaign";
import type { Event, RunJournal } from "@holmgang/campaign";
import { accept, refuse } from "@holmgang/kernel";
import type { Outcome, Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { openBattle } from "./open-battle.ts";
import { finishedBy, journalOf, standingOf } from "./run-row.ts";
import type { RunRow } from "./run-row.ts";

/** Another was first: thrown, so that the transaction is undone. */
class Outrun extends Error {
  override readonly name = "Outrun";
}

/** A run after a move, and what was told on the way. */
export interface Kept {
  readonly row: RunRow;
  readonly events: readonly Event[];
}

/**
 * Takes a move into a run. Accepted means durable: the move, where it led, and the match of a battle it led to are one
 * commit. Whoever was outrun by another page or node is told, and nothing has changed.
 */
export async function keepMove(
  { db, now }: Pick<Node, "db" | "now">,
  row: RunRow,
  move: unknown,
): Promise<Result<Kept>> {
  const page = appendMove(journalOf(row), move);
  if (!page.ok) return page;
  const { journal, events } = page.value;
  try {
    const kept = await db.transaction().execute((step) => write(step, row, journal, now()));
    return accept({ row: kept, events });
  } catch (error) {
    if (error instanceof Outrun) return outrun();
    throw error;
  }
}

export const outrun = () =>
  refuse("stale", "The run has gone on meanwhile, on another page or device.");

async function write(
  step: Transaction<Database>,
  row: RunRow,
  journal: RunJournal,
  now: number,
): Promise<RunRow> {
  const { id, account_id, seq, encounters, match_id } = row;
  const before = journalOf(row).state;
  const battle = battleOf(journal.state);
  const isNew = journal.state.battles > before.battles;
  const match =
    battle &&
    (isNew ? await openBattle(step, { run: id, account: account_id, battle }, now) : match_id);
  const kept = await step
    .updateTable("run")
    .set({
      ...standingOf(journal, now),
      seq: seq + 1,
      encounters: encounters + finishedBy(before, journal.state),
      match_id: match,
    })
    .where("id", "=", id)
    .where("seq", "=", seq)
    .returningAll()
    .executeTakeFirst();
  if (!kept) throw new Outrun();
  const [entry] = journal.inputs;
  await step
    .insertInto("run_input")
    .values({
      run_id: id,
      seq,
      at: String(now),
      move: JSON.stringify(entry!.move), // the one that was just taken
      link: entry!.link,
    })
    .execute();
  if (match_id !== null && match !== match_id) await leaveBattle(step, match_id, now);
  return kept;
}

/** A battle of a run that was given up meanwhile decides nothing. */
async function leaveBattle(step: Transaction<Database>, match: string, now: number): Promise<void> {
  const outcome: Outcome = { result: "void", reason: "abandoned" };
  await step
    .updateTable("match")
    .set({ outcome: JSON.stringify(outcome), ended_at: String(now) })
    .where("id", "=", match)
    .where("outcome", "is", null)
    .execute();
}
