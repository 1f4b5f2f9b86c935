import type { Input, Seat } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import { lockAccounts } from "../store/lock-accounts.ts";
import { openFound } from "../matches/open-found.ts";
import type { Node } from "../node/node.ts";
import type { AbsenceTable, Database } from "../store/schema.ts";

/** Two who are gone within this time of each other are gone together; before it is over nobody's loss is written. */
export const TOGETHER_MS = 500;

/** An absence counts as soon as it is sure to be known whether the rival is gone as well; to write that down takes a moment. */
export const COUNTS_AFTER_MS = TOGETHER_MS + 100;

/** Ends a match whose players have been gone for too long, if that is so. Any node may try; it happens once. */
export async function settleAbsence(node: Node, id: string): Promise<void> {
  await node.oneByOne(async () => {}); // whoever has left is seen off first: the rival may be among them
  const due = forfeitOf(await absencesOf(node.db, id), node.now());
  if (!due) return;
  await openFound(node, id); // a match can be left before it opens
  const { match, seats } = await node.tables.open(id);
  await match.take(due, {
    async isStillTrue(step) {
      await lockAccounts(
        step,
        seats.flatMap((account) => account ?? []),
      );
      return sameForfeit(due, forfeitOf(await absencesOf(step, id), node.now()));
    },
  });
}

type Gone = Pick<AbsenceTable, "seat" | "until" | "fault">;
type ForfeitInput = Extract<Input, { kind: "forfeit" }>;

const absencesOf = (db: Pick<Transaction<Database>, "selectFrom">, id: string): Promise<Gone[]> =>
  db
    .selectFrom("absence")
    .select(["seat", "until", "fault"])
    .where("match_id", "=", id)
    .orderBy("seat")
    .execute();

/**
 * Who forfeits by being gone: whoever's time ran out first; both if it ran out together. If both were lost
 * to a fault of the server's and neither came back, nobody is to blame, and the match is void.
 */
export function forfeitOf(gone: readonly Gone[], now: number): ForfeitInput | null {
  const due = gone.filter(({ until }) => Number(until) + COUNTS_AFTER_MS <= now);
  const areBothFaults = gone.length === 2 && gone.every(({ fault }) => fault);
  if (areBothFaults)
    return due.length === 2 ? { kind: "forfeit", seats: [0, 1], reason: "abandoned" } : null;
  const [first] = due.toSorted((a, b) => Number(a.until) - Number(b.until));
  if (!first) return null;
  const areTogether =
    gone.length === 2 &&
    gone.every(
      ({ until, fault }) =>
        fault === first.fault && Number(until) - Number(first.until) <= TOGETHER_MS,
    );
  return {
    kind: "forfeit",
    seats: areTogether ? [0, 1] : [first.seat as Seat], // as the table checks
    reason: "disconnected",
  };
}

const sameForfeit = (a: ForfeitInput, b: ForfeitInput | null): boolean =>
  b !== null && a.reason === b.reason && a.seats.join() === b.seats.join();
