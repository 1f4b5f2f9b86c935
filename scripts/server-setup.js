// What the server's tests need before they start: an embedded database to copy, and one PostgreSQL for all of them.
import { startCluster } from "../packages/server/src/testing/postgres.ts";
import { prepareEmptyData } from "./empty-data.js";

export async function setup() {
  const [putAway, cluster] = await Promise.all([prepareEmptyData(), startCluster()]);
  process.env.HOLMGANG_TEST_POSTGRES = cluster.address;
  return async () => {
    await cluster.stop();
    putAway();
  };
}
