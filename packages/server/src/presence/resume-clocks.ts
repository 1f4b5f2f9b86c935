import type { Node } from "../node/node.ts";
import type { Table } from "../tables/table.ts";

/** A match that was paused goes on when all its players are back. */
export async function resumeClocks(node: Node, { match, isOver }: Table): Promise<void> {
  if (isOver() || match.clocks().pausedAt === null) return;
  const absent = await node.db
    .selectFrom("absence")
    .select("seat")
    .where("match_id", "=", match.id)
    .executeTakeFirst();
  if (!absent) await match.take({ kind: "resume" });
}
