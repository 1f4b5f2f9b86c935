import { sql } from "kysely";
import type { Kysely, Transaction } from "kysely";
import { MIGRATIONS } from "./migrations.ts";
import type { Database } from "./schema.ts";

/** Any number that only this program locks. */
const LOCK = 0x40_1a_6a_46;

/** Brings the tables up to date. Nodes that start together take turns: the first does the work, the rest find it done. */
export async function migrate(db: Kysely<Database>, migrations = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (step) => {
    for (const patience of ["lock_timeout", "statement_timeout"])
      await sql`set local ${sql.id(patience)} = 0`.execute(step); // others may be at work on it for minutes
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(step);
    await sql`create table if not exists migration (id integer primary key, applied_at timestamptz not null default now())`.execute(
      step,
    );
    const applied = await step.selectFrom("migration").select("id").execute();
    if (applied.length > migrations.length) {
      throw new Error(
        `This database is newer than this program: it has ${applied.length} migrations, and ${migrations.length} are known here.`,
      );
    }
    for (const [index, statements] of migrations.entries()) {
      if (index >= applied.length) await apply(step, index + 1, statements);
    }
  });
}

async function apply(
  step: Transaction<Database>,
  id: number,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(step);
  await step.insertInto("migration").values({ id }).execute();
}
