import { join } from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { askOf, askTogether } from "./ask.ts";
import type { Ask } from "./ask.ts";
import { steadyBeat } from "./beat.ts";
import type { Beat } from "./beat.ts";
import { CHANNEL } from "./hints.ts";
import { listenPostgres } from "./listen-postgres.ts";
import { lockFolder } from "./lock-folder.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { PgliteWire } from "./pglite-wire.ts";
import { PLANNING } from "./planning.ts";
import { PreparedClient } from "./prepared-client.ts";
import type { Database } from "./schema.ts";
import { forgetSizes } from "./sizes.ts";

/** Where everything durable is kept. */
export interface Store {
  readonly db: Kysely<Database>;
  readonly ask: Ask;
  /** When those write who share their writes. */
  readonly beat: Beat;
  /** Whether other nodes may be at work on it. */
  readonly isShared: boolean;
  /** Hears what nodes tell each other, until the store is closed. */
  listen(ears: Ears): Promise<void>;
  close(): Promise<void>;
}

interface Ears {
  /** A hint, as its text. */
  hear(text: string): void;
  /** Hints may have been missed: the connection was lost and is back. */
  missed(): void;
}

/** The embedded database in a folder of our own, or a PostgreSQL server by its address. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the store and brings its tables up to date. */
export async function openStore(place: StorePlace): Promise<Store> {
  const store = "url" in place ? postgres(place.url) : embedded(place.folder);
  try {
    await migrate(store.db);
    if (!store.isShared) await forgetSizes(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

/** One session: whoever wants it while a transaction has it waits for its end. */
function embedded(folder: string): Store {
  const unlock = lockFolder(folder);
  const pglite = openPglite(join(folder, "db"));
  let ears: Ears | null = null;
  const pool = poolOf({
    max: 1,
    user: "postgres",
    stream: () => new PgliteWire(pglite),
    idleTimeoutMillis: 0,
    pipeline: true,
  }).on("connect", (client) =>
    client.on("notification", ({ payload }) => setImmediate(() => ears?.hear(payload ?? ""))),
  );
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    ask: askTogether(pool),
    beat: steadyBeat(),
    isShared: false,
    async listen(listener) {
      ears = listener;
      await sql`listen ${sql.id(CHANNEL)}`.execute(db);
    },
    async close() {
      try {
        await db.destroy();
        await pglite.close();
      } finally {
        unlock();
      }
    },
  };
}

function postgres(url: string): Store {
  const pool = poolOf({ connectionString: url, max: 8, options: OPTIONS });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  let hush: () => Promise<void> = () => Promise.resolve();
  return {
    db,
    ask: askOf(pool),
    beat: steadyBeat(),
    isShared: true,
    async listen(ears) {
      hush = await listenPostgres(url, ears);
    },
    close: () => hush().finally(() => db.destroy()),
  };
}

/**
 * A node that stands still in the middle of a transaction holds locks that others wait for: the database takes them from
 * it. Nothing of ours comes near these times but migrations, which wait as long as they must.
 */
const PATIENCE_MS = {
  idle_in_transaction_session_timeout: 3_000,
  lock_timeout: 8_000,
  statement_timeout: 15_000,
} as const;

const OPTIONS = Object.entries({ ...PLANNING, ...PATIENCE_MS })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: PreparedClient });
  // A connection may die while nobody uses it. Whoever asks next gets another one; without a listener the process ends.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
