import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import { household } from "../limits/household.ts";
import { isPrivate } from "../limits/is-private.ts";
import { askIn } from "../store/ask.ts";
import type { Database } from "../store/schema.ts";

/** Where accounts have been seen lately. Addresses themselves are kept nowhere. */
export interface Addresses {
  /** What an address is kept as: its household, salted with what all nodes share, and hashed. */
  hashOf(address: string): string;
  /** Remembers for a day that an account was there. Of one account at one place it writes once an hour. */
  note(account: string, address: string): Promise<void>;
  /** The same for many who are there at once, in one statement. */
  noteAll(seen: readonly Seen[]): Promise<void>;
}

/** An account, and the address or household it was seen at. */
interface Seen {
  readonly account: string;
  readonly address: string;
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
  const countsAt = (address: string): boolean => countsPrivate || !isPrivate(household(address));

  /** False if that was written within the hour. */
  function isNew(key: string): boolean {
    if ((noted.get(key) ?? -Infinity) > now() - HOUR_MS) return false;
    noted.delete(key);
    noted.set(key, now());
    if (noted.size > MOST_NOTED) noted.delete(noted.keys().next().value!); // not empty: just written
    return true;
  }

  async function noteAll(seen: readonly Seen[]): Promise<void> {
    const fresh = seen.filter((each) => isNew(keyOf(each)));
    if (fresh.length === 0) return;
    const values = [
      fresh.map(({ account }) => account),
      fresh.map(({ address }) => hashOf(address)),
      fresh.map(({ address }) => countsAt(address)),
      String(now()),
    ];
    await askIn(db)(WRITE, values).catch((error: unknown) => {
      for (const each of fresh) noted.delete(keyOf(each));
      throw error;
    });
  }

  return { hashOf, noteAll, note: (account, address) => noteAll([{ account, address }]) };
}

const keyOf = ({ account, address }: Seen): string => `${account} ${household(address)}`;

/** Everybody writes in the same order, or two nodes might wait for each other. Whoever has just been deleted is nowhere. */
const WRITE = `
  insert into account_address (account_id, hash, counts, at)
  select id, hash, seen.counts, $4::bigint
    from unnest($1::text[], $2::text[], $3::boolean[]) as seen (account, hash, counts)
    join account on id = account
    order by id, hash
  on conflict (account_id, hash) do update set at = excluded.at, counts = excluded.counts`;

/** Forgets where accounts were more than a day ago. */
export async function sweepAddresses(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("account_address")
    .where("at", "<", String(now - DAY_MS))
    .execute();
}
