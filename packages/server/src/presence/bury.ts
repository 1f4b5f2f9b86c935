import type { Transaction } from "kysely";
import { lockAccounts } from "../store/lock-accounts.ts";
import type { Node } from "../node/node.ts";
import type { Database } from "../store/schema.ts";
import { beginAbsence } from "./absences.ts";
import { DEAD_AFTER_MS } from "./lease.ts";
import { pauseStruck } from "./pause-struck.ts";

/**
 * Clears up after nodes that died. Their players did not leave: they have time to come back, and the clocks of their
 * matches stand still from the moment the node was last alive. On a store that is not shared, every other node is dead.
 */
export async function buryDeadNodes(node: Node): Promise<void> {
  const oldest = node.isShared ? node.now() - DEAD_AFTER_MS : Number.MAX_SAFE_INTEGER;
  const dead = await node.db
    .selectFrom("node")
    .select("id")
    .where("id", "!=", node.id)
    .where("alive_at", "<", String(oldest))
    .execute();
  const until = node.now() + node.faultGraceMs;
  for (const { id } of dead)
    await node.db.transaction().execute((step) => bury(step, id, { oldest, until }));
  if (dead.length > 0) await pauseStruck(node);
}

/** Removes a node with its connections, unless it has shown that it lives after all. */
async function bury(
  step: Transaction<Database>,
  id: string,
  { oldest, until }: { oldest: number; until: number },
): Promise<void> {
  const lines = await step
    .selectFrom("presence")
    .select("account_id")
    .where("node_id", "=", id)
    .execute();
  const accounts = [...new Set(lines.map(({ account_id }) => account_id))];
  await lockAccounts(step, accounts);
  const buried = await step
    .deleteFrom("node")
    .where("id", "=", id)
    .where("alive_at", "<", String(oldest))
    .returning("alive_at")
    .executeTakeFirst();
  if (!buried) return;
  const since = Number(buried.alive_at);
  for (const account of accounts)
    await beginAbsence(step, account, { since, until: () => until, fault: true });
}
