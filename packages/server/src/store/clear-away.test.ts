import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../testing/server.ts";
import { openStore } from "./open-store.ts";
import type { Store } from "./open-store.ts";
import { clearAway } from "./clear-away.ts";

let store: Store;
beforeAll(async () => {
  store = await openStore({ folder: newFolder() });
});
afterAll(() => store.close());

const VISITS = 2_000;

test("whoever comes to the queue and goes leaves no room behind for ever", async () => {
  const { db } = store;
  await sql`insert into node (id, started_at, alive_at) values ('here', 0, 0)`.execute(db);
  for (let day = 0; day < 3; day++) {
    await sql`do $$ begin for i in 1..${sql.lit(VISITS)} loop
        insert into queue_entry (account_id, node_id, game, mode, entry, since) values ('mint', 'here', 'orcain', 'standard', '[]', i);
        delete from queue_entry;
      end loop; end $$`.execute(db);
    await clearAway(store);
    expect(await sizeOf("queue_entry")).toBeLessThan(3 * PAGE);
  }
});

test("no table is thought to be as short as it was when it was made", async () => {
  const { rows } = await sql<{ relname: string }>`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples >= 0`.execute(
    store.db,
  );
  expect(rows).toEqual([]);
});

const PAGE = 8_192;

async function sizeOf(table: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_relation_size(${table}) as bytes`.execute(
    store.db,
  );
  return Number(rows[0]?.bytes);
}
