import type { Node } from "../node/node.ts";
import { DEAD_AFTER_MS } from "./lease.ts";

/** Whether no other node is there whom players could be connected to. */
export async function isAlone(node: Node): Promise<boolean> {
  if (!node.isShared) return true;
  const other = await node.db
    .selectFrom("node")
    .select("id")
    .where("id", "!=", node.id)
    .where("has_left", "=", false)
    .where("alive_at", ">", String(node.now() - DEAD_AFTER_MS))
    .executeTakeFirst();
  return other === undefined;
}

/** When any other node was last there, in milliseconds since 1970; null if nobody remembers one. */
export async function silentSince({ db, id }: Node): Promise<number | null> {
  const { last } = await db
    .selectFrom("node")
    .select((row) => row.fn.max("alive_at").as("last"))
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  return last === null ? null : Number(last);
}
