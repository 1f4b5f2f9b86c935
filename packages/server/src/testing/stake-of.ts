import type { Transaction } from "kysely";
import { accountsAt } from "../ledger/stakes.ts";
import type { Seats } from "../ledger/stakes.ts";
import { askIn } from "../store/ask.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { Database } from "../store/schema.ts";

/** Locks those who play, as a pairing does, and lets them stake one token each. */
export async function stakeOf(
  step: Transaction<Database>,
  id: string,
  seats: Seats,
): Promise<void> {
  const accounts = accountsAt(seats);
  await lockAccounts(step, accounts);
  await askIn(step)("select stake_match($1, $2, 1)", [id, accounts]);
}
