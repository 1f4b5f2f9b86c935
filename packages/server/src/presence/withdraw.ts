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
    await step.deleteFrom("node").where("id", "=", node.id).execute(); // and all its connections
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
