import { randomBytes, randomInt } from "node:crypto";
import { invariant } from "@holmgang/kernel";
import type { Rng } from "@holmgang/kernel";
import type { Kysely, Transaction } from "kysely";
import { STARTING_TOKENS, grant } from "../ledger/grant.ts";
import type { Database } from "../store/schema.ts";
import type { Account } from "./account.ts";
import { guestName } from "./guest-name.ts";
import { readNickname } from "./nickname.ts";
import { openSession } from "./sessions.ts";
import type { SignedIn } from "./sessions.ts";

/** After so many names that others have, a guest gets one that is as good as unique. */
const TRIES = 20;

const CHANCE: Rng = { below: (n) => randomInt(n) };

/** Somebody new: an account with a name and its first tokens, and a session. */
export const createGuest = (
  db: Kysely<Database>,
  now: number,
  rng: Rng = CHANCE,
): Promise<SignedIn> =>
  db.transaction().execute(async (step) => {
    const account = await insertGuest(step, now, rng);
    await grant(step, account.id, STARTING_TOKENS);
    const token = await openSession(step, account.id, "browser", now);
    return { account: { ...account, tokens: STARTING_TOKENS }, token };
  });

async function insertGuest(step: Transaction<Database>, now: number, rng: Rng): Promise<Account> {
  // An id sorts before the house's own, so that transfers lock players first, as stakes do.
  const id = `a${randomBytes(10).toString("hex")}`;
  for (let tries = 0; ; tries++) {
    const name = readNickname(tries < TRIES ? guestName(rng) : `Nameless ${id.slice(1, 8)}`);
    invariant(name.ok && tries <= TRIES, "a guest's name is one that would be accepted, and free");
    const guest = await step
      .insertInto("account")
      .values({
        id,
        kind: "guest",
        nickname: name.value.shown,
        nickname_key: name.value.key,
        nickname_look: name.value.look,
        seen_at: String(now),
      })
      .onConflict((taken) => taken.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (guest) return guest;
  }
}
