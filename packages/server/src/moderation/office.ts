import type { Kysely } from "kysely";
import type { Account } from "../accounts/account.ts";
import type { Addresses } from "../addresses/addresses.ts";
import type { Database } from "../store/schema.ts";

/** What somebody needs who sees to order. */
export interface Office {
  readonly db: Kysely<Database>;
  readonly addresses: Addresses;
  /** Milliseconds since 1970. */
  now(): number;
  isAdmin(account: Account): boolean;
}
