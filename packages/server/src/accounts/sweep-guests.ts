import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { anonymise } from "./delete-account.ts";

const IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes guests who have not been back for long: nobody but their browser could ever return. Says how many. */
export async function sweepGuests(
  db: Kysely<Database>,
  now: number,
  idleMs: number = IDLE_MS,
): Promise<number> {
  let swept = 0;
  while (await sweepOne(db, now, now - idleMs)) swept++;
  return swept;
}

/** One at a time, so that nobody waits long for the lock of the sink. */
const sweepOne = (db: Kysely<Database>, now: number, since: number): Promise<boolean> =>
  db.transaction().execute(async (step) => {
    const guest = await idleGuests(step, since)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (guest) await anonymise(step, guest, now);
    return guest !== undefined;
  });

const idleGuests = (db: Kysely<Database>, since: number) =>
  db
    .selectFrom("account")
    .selectAll()
    .where("kind", "=", "guest")
    .where("deleted_at", "is", null)
    .where("seen_at", "<", String(since))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("presence").whereRef("presence.account_id", "=", "account.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("match")
            .where("outcome", "is", null)
            .where(({ eb, or, ref }) =>
              or([eb("seat_0", "=", ref("account.id")), eb("seat_1", "=", ref("account.id"))]),
            ),
        ),
      ),
    );
