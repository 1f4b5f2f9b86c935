import { lockAccounts } from "../matches/lock-accounts.ts";
import type { Node } from "../node/node.ts";
import { beginAbsence } from "./absences.ts";

/**
 * A planned farewell: the clocks of matches with a player here stand still, its players are told to come back and have
 * time for it, and then the lines are closed.
 */
export async function withdraw(node: Node): Promise<void> {
  const accounts = [...new Set([...node.lines.all()].map(({ account }) => account.id))].toSorted();
  for (const { match, seats, isOver } of await node.tables.all())
    if (!isOver() && seats.some((account) => account !== null && accounts.includes(account)))
      await match.take({ kind: "pause" });
  await node.db.transaction().execute(async (step) => {
    await lockAccounts(step, accounts);
    await step.deleteFrom("node").where("id", "=", node.id).execute(); // and all its connections
    for (const account of accounts)
      await beginAbsence(step, account, () => node.now() + node.faultGraceMs, true);
  });
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
