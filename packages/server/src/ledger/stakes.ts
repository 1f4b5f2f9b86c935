import { accept, refuse } from "@holmgang/kernel";
import type { BySeat, Outcome, Result } from "@holmgang/kernel";
import type { Transaction } from "kysely";
import type { LockedAccount } from "../store/lock-accounts.ts";
import type { Database } from "../store/schema.ts";
import { transfer } from "./transfer.ts";

/** Who sits where; null is a bot of the server's own, which stakes nothing. */
export type Seats = Readonly<BySeat<string | null>>;

/**
 * Both pay into the pot, or nobody does. Belongs into the transaction that pairs them, which holds their accounts: two
 * pairings cannot spend the same token. With a bot at the table nobody stakes anything.
 */
export async function stake(
  step: Transaction<Database>,
  matchId: string,
  payers: readonly LockedAccount[],
  amount: number,
): Promise<Result<null>> {
  if (payers.length < 2 || amount === 0) return accept(null);
  if (payers.some(({ tokens }) => tokens < amount)) {
    return refuse(
      "not-enough-tokens",
      `This match takes ${amount} token${amount === 1 ? "" : "s"}, and you have fewer.`,
    );
  }
  const amounts = new Map([
    ...payers.map(({ id }) => [id, -amount] as const),
    ["pot", amount * payers.length],
  ]);
  await transfer(step, { kind: "stake", matchId, amounts });
  return accept(null);
}

/** The pot goes to the winner, back to both, or up in smoke. Belongs into the transaction that ends the match. */
export async function settle(
  step: Transaction<Database>,
  matchId: string,
  seats: Seats,
  outcome: Outcome,
): Promise<void> {
  const pot = await potOf(step, matchId);
  if (pot === 0) return;
  const amounts = new Map([["pot", -pot]]);
  const kind =
    outcome.result === "win" ? "payout" : outcome.result === "both-lose" ? "burn" : "refund";
  const payers = payersOf(seats);
  if (outcome.result === "win") amounts.set(seats[outcome.seat] ?? "burned", pot);
  else if (outcome.result === "both-lose") amounts.set("burned", pot);
  else for (const account of payers) amounts.set(account, pot / payers.length);
  await transfer(step, { kind, matchId, amounts });
}

/** With a bot at the table nobody stakes anything. */
const payersOf = (seats: Seats): string[] =>
  seats.includes(null) ? [] : seats.flatMap((account) => account ?? []).toSorted();

/** What lies in the pot for this match. */
async function potOf(step: Transaction<Database>, matchId: string): Promise<number> {
  const { pot } = await step
    .selectFrom("ledger_entry")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_entry.transaction_id")
    .where("ledger_transaction.match_id", "=", matchId)
    .where("ledger_entry.account_id", "=", "pot")
    .select((row) =>
      row.fn.coalesce(row.fn.sum<string>("ledger_entry.amount"), row.lit(0)).as("pot"),
    )
    .executeTakeFirstOrThrow();
  return Number(pot);
}
