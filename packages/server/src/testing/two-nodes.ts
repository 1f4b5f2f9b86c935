import { afterAll, beforeAll } from "vitest";
import type { Served } from "../serve/serve.ts";
import { startPostgres } from "./postgres.ts";
import type { TestPostgres } from "./postgres.ts";
import { startServer } from "./server.ts";

/** Two servers on one database, for the tests of a file. */
export interface TwoNodes {
  readonly north: Served;
  readonly south: Served;
}

export function useTwoNodes(database: string): TwoNodes {
  let postgres: TestPostgres;
  let nodes: readonly [Served, Served];
  beforeAll(async () => {
    postgres = await startPostgres();
    const place = { url: await postgres.database(database) };
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
  };
}
