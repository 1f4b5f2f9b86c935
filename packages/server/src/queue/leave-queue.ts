import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";

export async function leaveQueue({ db }: Node, { account }: Line): Promise<Result<null>> {
  const { numDeletedRows } = await db
    .deleteFrom("queue_entry")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  return numDeletedRows > 0n ? accept(null) : refuse("not-in-queue", "You are not waiting.");
}
