import type { Kysely } from "kysely";
import type { Addresses } from "../addresses/addresses.ts";
import type { Account } from "../accounts/account.ts";
import type { Budgets } from "../limits/budgets.ts";
import type { Database } from "../store/schema.ts";

/** What the routes of accounts need of the house. */
export interface Rooms {
  readonly db: Kysely<Database>;
  readonly addresses: Addresses;
  readonly budgets: Budgets;
  /** Milliseconds since 1970. */
  now(): number;
  isAdmin(account: Account): boolean;
}
