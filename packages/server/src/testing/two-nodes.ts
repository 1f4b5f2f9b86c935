import { afterAll, beforeAll } from "vitest";
import type { Served } from "../serve/serve.ts";
import type { StorePlace } from "../store/open-store.ts";
import { startPostgres } from "./postgres.ts";
import type { TestPostgres } from "./postgres.ts";
import { startServer } from "./server.ts";

/** Two servers on one database, for the tests of a file. */
interface TwoNodes {
  readonly north: Served;
  readonly south: Served;
  /** Where a third may join them. */
  readonly place: StorePlace;
}

export function useTwoNodes(database: string): TwoNodes {
  let postgres: TestPostgres;
  let nodes: readonly [Served, Served];
  let place: StorePlace;
  beforeAll(async () => {
    postgres = await startPostgres();
    place = { url: await postgres.database(database) };
    nodes = await Promise.all([startServer({ place }), startServer({ place })]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres.stop();
  });
  return {
    get north() {
      return nodes[0];
    },
    get south() {
      return nodes[1];
    },
    get place() {
      return place;
    },
  };
}
