import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StorePlace } from "@holmgang/server";
import { startPostgres } from "../../packages/server/src/testing/postgres.ts";

/** Where trials of one kind run. */
interface Ground {
  /** A new database. */
  place(name: string): Promise<StorePlace>;
  clear(): Promise<void>;
}

/** What is killed: a server with its embedded database, or one of two nodes on a PostgreSQL that lives on. */
export const PROFILES = {
  one: { nodes: 1, ground: folders },
  two: { nodes: 2, ground: postgres },
} as const;

export type Profile = keyof typeof PROFILES;

function folders(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), "holmgang-crash-"));
  return Promise.resolve({
    place: (name) => Promise.resolve({ folder: join(folder, name) }),
    clear: () => Promise.resolve(rmSync(folder, { recursive: true })),
  });
}

async function postgres(): Promise<Ground> {
  const { database, stop } = await startPostgres();
  return { place: async (name) => ({ url: await database(name) }), clear: stop };
}
