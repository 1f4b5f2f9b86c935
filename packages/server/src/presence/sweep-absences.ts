import type { Node } from "../node/node.ts";
import { settleAbsence } from "./settle-absence.ts";

/** Settles every absence whose time has run out. */
export async function sweepAbsences(node: Node): Promise<void> {
  const due = await node.db
    .selectFrom("absence")
    .select("match_id")
    .distinct()
    .where("until", "<=", String(node.now()))
    .execute();
  for (const { match_id } of due) await settleAbsence(node, match_id).catch(node.complain);
}
