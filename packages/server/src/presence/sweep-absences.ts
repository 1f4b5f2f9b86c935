import type { Node } from "../node/node.ts";
import { COUNTS_AFTER_MS, settleAbsence } from "./settle-absence.ts";

/** Settles every absence that counts by now. */
export async function sweepAbsences(node: Node): Promise<void> {
  const due = await node.db
    .selectFrom("absence")
    .select("match_id")
    .distinct()
    .where("until", "<=", String(node.now() - COUNTS_AFTER_MS))
    .execute();
  for (const { match_id } of due) await settleAbsence(node, match_id).catch(node.complain);
}
