import { RUN_RULES } from "@holmgang/campaign";
import type { Node } from "../node/node.ts";

/** A run made under other rules cannot go on: it is over where it stands, and what it has earned stays. */
export async function endOldRuns({ db, now }: Pick<Node, "db" | "now">): Promise<void> {
  await db
    .updateTable("run")
    .set({ ended_at: String(now()), match_id: null })
    .where("ended_at", "is", null)
    .where("rules", "!=", RUN_RULES)
    .execute();
}
