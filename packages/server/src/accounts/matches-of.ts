import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";

/** The matches an account sits in, or sat in: a query to narrow further. */
export const matchesOf = (db: Kysely<Database>, account: string) =>
  db
    .selectFrom("match")
    .select("id")
    .where((seat) => seat.or([seat("seat_0", "=", account), seat("seat_1", "=", account)]))
    .limit(1);
