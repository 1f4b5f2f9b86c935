import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import { isIP } from "node:net";
import { household } from "../limits/household.ts";
import { isPrivate } from "../limits/is-private.ts";
import { replace } from "./impose.ts";
import type { Office } from "./office.ts";
import { writeDeed } from "./write-deed.ts";

/** From when to when nobody new comes in from somewhere, and why. */
interface AddressBan {
  readonly admin: string;
  readonly reason: string;
  readonly until: number | null;
}

/** Nobody becomes a guest at this address any more. What is kept of it is a hash. */
export async function banAddress(
  office: Office,
  { address, ...ban }: AddressBan & { readonly address: string },
): Promise<Result<null>> {
  if (isIP(address) === 0) return refuse("bad-address", `'${address}' is no address.`);
  if (isPrivate(household(address)))
    return refuse(
      "private-address",
      "That address is private: behind a proxy it is everybody’s, and nobody could come in.",
    );
  await banHashes(office, { ...ban, account: null, hashes: [office.addresses.hashOf(address)] });
  return accept(null);
}

/** The same for every address where an account was seen within a day, private ones aside. Says how many. */
export async function banAddressesOf(
  office: Office,
  { account, ...ban }: AddressBan & { readonly account: string },
): Promise<number> {
  const seen = await office.db
    .selectFrom("account_address")
    .select("hash")
    .where("account_id", "=", account)
    .where("counts", "=", true)
    .execute();
  const hashes = seen.map(({ hash }) => hash);
  await banHashes(office, { ...ban, account, hashes });
  return hashes.length;
}

const banHashes = (
  { db, now }: Office,
  {
    account,
    hashes,
    admin,
    reason,
    until,
  }: AddressBan & { readonly account: string | null; readonly hashes: readonly string[] },
): Promise<void> =>
  db.transaction().execute(async (step) => {
    for (const address of hashes) {
      const ban = { kind: "ban", account_id: null, address, reason, until } as const;
      const about = banNumber(await replace(step, ban, now()));
      const what = "ban-address";
      await writeDeed(step, { admin, what, account, about, reason, until }, now());
    }
  });

/** Of an address nothing is said in the log but the number of its ban: the log is kept for good, and a hash is not. */
export const banNumber = (id: string): string => `address ban ${id}`;

/** What is left of addresses whose bans are over goes. */
export async function sweepAddressBans(db: Office["db"], now: number): Promise<void> {
  await db
    .deleteFrom("sanction")
    .where("address", "is not", null)
    .where(({ or, eb }) => or([eb("lifted_at", "is not", null), eb("until", "<=", String(now))]))
    .execute();
}
