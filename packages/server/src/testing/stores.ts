import { afterAll, beforeAll, describe } from "vitest";
import { openStore } from "../index.ts";
import type { Store } from "../index.ts";
import { startPostgres } from "./postgres.ts";
import { newFolder } from "./server.ts";
import type { TestPostgres } from "./postgres.ts";

/** One contract for both databases: the same code must run on each. `store()` is for use inside tests. */
export function onBothStores(what: string, tests: (store: () => Store) => void): void {
  describe.each(["PGlite", "PostgreSQL"])(`${what} on %s`, (kind) => {
    let postgres: TestPostgres | null = null;
    let store: Store;
    beforeAll(async () => {
      postgres = kind === "PostgreSQL" ? await startPostgres() : null;
      const url = await postgres?.database("test");
      store = await openStore(url ? { url } : { folder: newFolder() });
    });
    afterAll(async () => {
      await store.close();
      await postgres?.stop();
    });
    tests(() => store);
  });
}
