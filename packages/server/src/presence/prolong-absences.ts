import type { Node } from "../node/node.ts";

/** Nobody could come back since then: the time to come back that has run meanwhile does not count. */
export async function prolongAbsences(node: Node, since: number): Promise<void> {
  const ms = node.now() - since;
  await node.db
    .updateTable("absence")
    .set((row) => ({ until: row("until", "+", String(ms)) }))
    .where("until", ">", String(since))
    .execute();
}
