import type { Node } from "../node/node.ts";
import { arrive } from "./arrive.ts";

/** A node says this often that it is alive, and is taken for dead when it has not for this long. */
export const RENEW_MS = 1_000;
export const DEAD_AFTER_MS = 6_000;

/** Makes the node known, or known to be alive still. */
export async function renewLease(node: Node): Promise<void> {
  const alive_at = String(node.now());
  const { numUpdatedRows } = await node.db
    .updateTable("node")
    .set({ alive_at })
    .where("id", "=", node.id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await node.db
    .insertInto("node")
    .values({ id: node.id, started_at: alive_at, alive_at })
    .onConflict((row) => row.doNothing())
    .execute();
  // It was taken for dead, and its connections with it: they are all still there.
  for (const line of node.lines.all()) await arrive(node, line);
}
