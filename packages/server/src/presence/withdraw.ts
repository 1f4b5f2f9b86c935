import type { Node } from "../node/node.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { beginAbsence } from "./absences.ts";
import { pauseStruck } from "./pause-struck.ts";

/**
 * A planned farewell: its players have time to come back, the clocks of matches they are missing from stand still, and
 * then they are told and the lines are closed.
 */
export async function withdraw(node: Node): Promise<void> {
  const since = node.now();
  await node.db.transaction().execute(async (step) => {
    const lines = await step
      .selectFrom("presence")
      .select("account_id")
      .where("node_id", "=", node.id)
      .execute();
    const accounts = [...new Set(lines.map(({ account_id }) => account_id))];
    await lockAccounts(step, accounts);
    await step.deleteFrom("presence").where("node_id", "=", node.id).execute();
    // Its row stays: it says since when nobody has been here, should this be the last.
    await step
      .updateTable("node")
      .set({ alive_at: String(since), has_left: true })
      .where("id", "=", node.id)
      .execute();
    for (const account of accounts)
      await beginAbsence(step, account, {
        since,
        until: () => since + node.faultGraceMs,
        fault: true,
      });
  });
  await pauseStruck(node);
  for (const line of node.lines.all()) {
    node.lines.remove(line);
    line.say({
      kind: "closing",
      words: "The server restarts. Your clock stands still; connect again.",
    });
    line.hangUp("restart");
  }
  for (const { match } of await node.tables.all()) await node.tables.close(match.id);
}
