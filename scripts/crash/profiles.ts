import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StorePlace } from "@holmgang/server";
import { startCluster } from "../../packages/server/src/testing/postgres.ts";

/** Where trials of one kind run. */
interface Ground {
  /** A new database. */
  place(name: string): Promise<StorePlace>;
  /** Kills the database and starts it again; null where it dies with its server. */
  readonly crash: (() => Promise<void>) | null;
  clear(): Promise<void>;
}

/** What is struck: a server with its embedded database, or one of two nodes on a PostgreSQL. */
export const PROFILES = {
  one: { nodes: 1, ground: folders },
  two: { nodes: 2, ground: postgres },
} as const;

export type Profile = keyof typeof PROFILES;

function folders(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-crash-"));
  return Promise.resolve({
    place: (name) => Promise.resolve({ folder: join(folder, name) }),
    crash: null,
    clear: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

async function postgres(): Promise<Ground> {
  const { database, crash, stop } = await startCluster();
  return { place: async (name) => ({ url: await database(name) }), crash, clear: stop };
}
