import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startPostgres } from "../testing/postgres.ts";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import type { Database } from "./schema.ts";

const folder = (): string => mkdtempSync(join(tmpdir(), "holmgang-store-"));

describe("the data folder", () => {
  test("belongs to one server at a time, and a second is told so", async () => {
    const place = { folder: folder() };
    const store = await openStore(place);
    await expect(openStore(place)).rejects.toThrow(
      /Another server \(process \d+\) is using this data folder/,
    );
    await store.close();
    await (await openStore(place)).close();
  });

  test("is taken over from a server that was killed", async () => {
    const place = folder();
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => child.once("exit", resolve));
    writeFileSync(join(place, "holmgang.lock"), JSON.stringify({ pid: child.pid, started: "1" }));
    expect(() => lockFolder(place)()).not.toThrow();
  });

  test("is taken over if its holder's number now belongs to another process", () => {
    const place = folder();
    writeFileSync(
      join(place, "holmgang.lock"),
      JSON.stringify({ pid: process.pid, started: "long ago" }),
    );
    expect(() => lockFolder(place)()).not.toThrow();
  });

  test("that cannot be written to is refused in a sentence", () => {
    expect(() => lockFolder("/dev/null/data")).toThrow(
      "The data folder /dev/null/data cannot be written to (ENOTDIR).",
    );
  });
});

test.each(["PGlite", "PostgreSQL"])(
  "a store on %s that is closed waits for a transaction that is under way, and no longer",
  async (kind) => {
    const postgres = kind === "PostgreSQL" ? await startPostgres() : null;
    const store = await openStore(
      postgres ? { url: await postgres.database("closing") } : { folder: folder() },
    );
    const asked = Promise.withResolvers<void>();
    const work = store.db.transaction().execute(async (step) => {
      asked.resolve();
      await new Promise((resolve) => void setTimeout(resolve, 50));
      return (await sql<{ done: boolean }>`select true as done`.execute(step)).rows[0]?.done;
    });
    await asked.promise;
    await store.close();
    expect(await work).toBe(true);
    await postgres?.stop();
  },
);

describe("migrations", () => {
  test("two nodes that start together both come up, and each migration is applied once", async () => {
    const postgres = await startPostgres();
    try {
      const url = await postgres.database("together");
      const stores = await Promise.all([
        openStore({ url }),
        openStore({ url }),
        openStore({ url }),
      ]);
      const applied = await stores[0].db
        .selectFrom("migration")
        .select("id")
        .orderBy("id")
        .execute();
      expect(applied).toEqual(MIGRATIONS.map((_, index) => ({ id: index + 1 })));
      await Promise.all(stores.map((store) => store.close()));
    } finally {
      await postgres.stop();
    }
  });

  test("accounts from before there was gold keep their tokens and have none", async () => {
    const db = new Kysely<Database>({
      dialect: new PGliteDialect({ pglite: () => PGlite.create() }),
    });
    const beforeGold = MIGRATIONS.findIndex((step) => step.some((line) => line.includes("gold")));
    await migrate(db, MIGRATIONS.slice(0, beforeGold));
    await sql`insert into account (id, kind, nickname, nickname_key) values ('old', 'named', 'Old', 'old')`.execute(
      db,
    );
    await sql`with reason as (insert into ledger_transaction (kind) values ('grant') returning id)
      insert into ledger_entry (transaction_id, account_id, amount)
      select id, account, amount from reason, (values ('old', 10), ('mint', -10)) as moved (account, amount)`.execute(
      db,
    );
    await sql`update account set tokens = case id when 'old' then 10 else -10 end where id in ('old', 'mint')`.execute(
      db,
    );
    await migrate(db);
    const old = db.selectFrom("account").select(["tokens", "gold"]).where("id", "=", "old");
    expect(await old.execute()).toEqual([{ tokens: 10, gold: 0 }]);
    expect(await db.selectFrom("ledger_transaction").select("currency").execute()).toEqual([
      { currency: "tokens" },
    ]);
    await db.destroy();
  });

  test("a database newer than the program is left alone, with a sentence", async () => {
    const db = new Kysely<Database>({
      dialect: new PGliteDialect({ pglite: () => PGlite.create() }),
    });
    await migrate(db);
    await expect(migrate(db, [])).rejects.toThrow("This database is newer than this program");
    await db.destroy();
  });
});
