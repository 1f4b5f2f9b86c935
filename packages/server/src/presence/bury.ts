import type { Transaction } from "kysely";
import { lockAccounts } from "../matches/lock-accounts.ts";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { beginAbsence } from "./absences.ts";
import { DEAD_AFTER_MS } from "./lease.ts";

/** A match that lost a player to a fault, and when that was. */
interface Struck {
  readonly match: string;
  readonly at: number;
}

/**
 * Clears up after nodes that died. Their players did not leave: they have time to come back, and the clocks of their
 * matches stand still from the moment the node was last alive. On a store that is not shared, every other node is dead.
 */
export async function buryDeadNodes(node: Node): Promise<void> {
  const oldest = node.isShared
    ? String(node.now() - DEAD_AFTER_MS)
    : String(Number.MAX_SAFE_INTEGER);
  const dead = await node.db
    .selectFrom("node")
    .select(["id", "alive_at"])
    .where("id", "!=", node.id)
    .where("alive_at", "<", oldest)
    .execute();
  for (const { id, alive_at } of dead) {
    const struck = await node.db
      .transaction()
      .execute((step) => bury(step, id, node.now() + node.faultGraceMs));
    for (const match of struck) await pauseSince(node, { match, at: Number(alive_at) });
  }
}

/** Removes a node with its connections; returns the matches it was in the middle of. */
async function bury(step: Transaction<Database>, id: string, until: number): Promise<string[]> {
  const gone = await step
    .deleteFrom("presence")
    .where("node_id", "=", id)
    .returning("account_id")
    .execute();
  await step.deleteFrom("node").where("id", "=", id).execute();
  const accounts = [...new Set(gone.map(({ account_id }) => account_id))].toSorted();
  await lockAccounts(step, accounts);
  const struck: string[] = [];
  for (const account of accounts)
    struck.push(...(await beginAbsence(step, account, () => until, true)));
  return [...new Set(struck)];
}

/** Stops the clocks of a match at the moment its player was lost. */
export async function pauseSince(node: Node, { match: id, at }: Struck): Promise<void> {
  const row = await node.db
    .selectFrom("match")
    .select("id")
    .where("id", "=", id)
    .where("opened_at", "is not", null)
    .where("outcome", "is", null)
    .executeTakeFirst();
  if (!row) return;
  const { match } = await node.tables.open(id);
  await match.take({ kind: "pause" }, { since: Math.max(at, match.openedAt) });
}
