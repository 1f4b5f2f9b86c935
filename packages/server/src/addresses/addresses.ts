import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { household } from "../limits/household.ts";
import { isPrivate } from "../limits/is-private.ts";
import type { Database } from "../store/schema.ts";

/** Where accounts have been seen lately. Addresses themselves are kept nowhere. */
export interface Addresses {
  /** What an address is kept as: its household, salted with what all nodes share, and hashed. */
  hashOf(address: string): string;
  /** Remembers for a day that an account was there. Of one account at one place it writes once an hour. */
  note(account: string, address: string): Promise<void>;
}

interface AddressRules {
  now(): number;
  /** Whether accounts at one private address are one household: nobody can tell who is behind a proxy nobody trusts. */
  readonly countsPrivate: boolean;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Beyond so many notes, the oldest are written once more when they come again. */
const MOST_NOTED = 20_000;

export async function openAddresses(
  db: Kysely<Database>,
  { now, countsPrivate }: AddressRules,
): Promise<Addresses> {
  const { salt } = await db.selectFrom("address_salt").select("salt").executeTakeFirstOrThrow();
  const noted = new Map<string, number>();
  const hashOf = (address: string): string =>
    createHmac("sha256", salt).update(household(address)).digest("hex");
  return {
    hashOf,
    async note(account, address) {
      const key = `${account} ${address}`;
      if ((noted.get(key) ?? -Infinity) > now() - HOUR_MS) return;
      noted.delete(key);
      noted.set(key, now());
      if (noted.size > MOST_NOTED) noted.delete(noted.keys().next().value!); // not empty: just written
      await write(db, {
        account_id: account,
        hash: hashOf(address),
        at: String(now()),
        counts: countsPrivate || !isPrivate(household(address)),
      }).catch((error: unknown) => {
        noted.delete(key);
        throw error;
      });
    },
  };
}

/** Forgets where accounts were more than a day ago. */
export async function sweepAddresses(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("account_address")
    .where("at", "<", String(now - DAY_MS))
    .execute();
}

const write = (db: Kysely<Database>, row: Database["account_address"]): Promise<unknown> =>
  db
    .insertInto("account_address")
    .values(row)
    .onConflict((seen) =>
      seen.columns(["account_id", "hash"]).doUpdateSet({ at: row.at, counts: row.counts }),
    )
    .execute();
