import type { Node } from "../node/node.ts";
import { resumeClocks } from "./resume-clocks.ts";

/**
 * Stops the clocks of every match that lost a player to a fault of the server's, from the moment that was. Whoever did
 * not live to do it after noting the absence is made up for here.
 */
export async function pauseStruck(node: Node): Promise<void> {
  const struck = await node.db
    .selectFrom("absence")
    .innerJoin("match", "match.id", "absence.match_id")
    .select("match.id")
    .select((row) => row.fn.min("absence.since").as("since"))
    .where("absence.fault", "=", true)
    .where("match.opened_at", "is not", null)
    .where("match.outcome", "is", null)
    .groupBy("match.id")
    .execute();
  for (const { id, since } of struck)
    await pauseSince(node, id, Number(since)).catch(node.complain);
}

async function pauseSince(node: Node, id: string, since: number): Promise<void> {
  const table = await node.tables.open(id);
  const { match } = table;
  if (match.clocks().pausedAt === null)
    await match.take({ kind: "pause" }, { since: Math.max(since, match.openedAt) });
  // Whoever has come back in between found nothing to resume.
  await resumeClocks(node, table);
}
