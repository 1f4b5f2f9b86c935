import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Whoever builds an index on an empty table notes that it is empty, and plans go by that for ever where nobody counts
 * again: of two ways to a row the one that reads the whole table looks as short. Of a table that nobody has counted some size
 * is assumed.
 */
export const forgetSizes = (db: Kysely<Database>) =>
  sql`update pg_class set relpages = 0, reltuples = -1
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples >= 0`.execute(
    db,
  );
