import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import pg from "pg";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";

/** Where everything durable is kept. */
export interface Store {
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}

/** The embedded database in a folder of our own, or a PostgreSQL server by its address. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the store and brings its tables up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = "url" in place ? postgres(place.url) : embedded(place.folder);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

function embedded(folder: string): Store {
  const unlock = lockFolder(folder);
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: () => PGlite.create(join(folder, "db")) }),
  });
  return { db, close: () => db.destroy().finally(unlock) };
}

function postgres(url: string): Store {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A connection may die while nobody uses it. Whoever asks next gets another one; without a listener the process ends.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
