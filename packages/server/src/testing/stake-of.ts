import type { Transaction } from "kysely";
import { stake } from "../ledger/stakes.ts";
import type { Seats } from "../ledger/stakes.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { Database } from "../store/schema.ts";

/** Locks those who play, as a pairing does, and lets them stake one token each. */
export async function stakeOf(step: Transaction<Database>, id: string, seats: Seats) {
  const accounts = seats.flatMap((account) => account ?? []);
  return stake(step, id, await lockAccounts(step, accounts), 1);
}
