import type { Outcome } from "@holmgang/kernel";
import { settle } from "../ledger/stakes.ts";
import { askIn } from "../store/ask.ts";
import type { Node } from "../node/node.ts";

/** A match made under other rules cannot go on: it is void, and the stakes go back. */
export async function voidOldRules({ db, hostOf, now }: Node): Promise<void> {
  const outcome: Outcome = { result: "void", reason: "rules-changed" };
  const rows = await db
    .selectFrom("match")
    .select(["id", "game", "rules", "seat_0", "seat_1"])
    .where("outcome", "is", null)
    .execute();
  for (const { id, game, rules, seat_0, seat_1 } of rows) {
    if (hostOf(game).game.rules === rules) continue;
    await db.transaction().execute(async (step) => {
      const { numUpdatedRows } = await step
        .updateTable("match")
        .set({ outcome: JSON.stringify(outcome), ended_at: String(now()) })
        .where("id", "=", id)
        .where("outcome", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await step.deleteFrom("absence").where("match_id", "=", id).execute();
      await settle(askIn(step), id, [seat_0, seat_1], outcome);
    });
  }
}
