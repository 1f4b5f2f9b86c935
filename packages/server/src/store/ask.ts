import { CompiledQuery } from "kysely";
import type { Kysely, Transaction } from "kysely";
import type pg from "pg";
import { isUnknown } from "./again.ts";
import type { Database } from "./schema.ts";

/** Puts a statement that is asked often: planned once, its text never put together. The caller knows its columns. */
export type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** Each statement on a connection of its own. A client whose statement failed is as good as before, where the pool's own `query` would end it; one whose connection is lost is no good to anybody. */
export const askOf =
  (pool: pg.Pool): Ask =>
  async <Row>(text: string, values: readonly unknown[]) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return (await client.query(text, [...values])).rows as Row[]; // as its caller says
    } catch (error) {
      isLost = isUnknown(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };

/**
 * The same where there is one connection: statements go on it together, as many as wait, in the order in which they came.
 * Whoever needs it alone, for a transaction, is waited for by all who come later.
 */
export function askTogether(pool: pg.Pool): Ask {
  let open: { client: Promise<pg.PoolClient>; users: number } | null = null;
  return async <Row>(text: string, values: readonly unknown[]) => {
    if (!open || pool.waitingCount > 0) open = { client: pool.connect(), users: 0 };
    const held = open;
    held.users++;
    try {
      return (await (await held.client).query(text, [...values])).rows as Row[]; // as its caller says
    } finally {
      held.users--;
      if (held.users === 0) {
        if (open === held) open = null;
        await held.client.then(
          (client) => client.release(),
          () => {},
        );
      }
    }
  };
}

/** The same as a part of a transaction. */
export const askIn =
  (step: Transaction<Database> | Kysely<Database>): Ask =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await step.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[]; // as its caller says

/**
 * A batch as the database's functions take it. What a player wrote may be half of a character, which the database would
 * not read.
 */
export const batchOf = (batch: readonly object[]): string =>
  JSON.stringify(batch, (_key, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
