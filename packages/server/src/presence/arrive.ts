import type { Line } from "../lines/line.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { isPresent } from "../lines/is-present.ts";
import { returnToAll } from "../matches/depart.ts";
import type { Unfinished } from "../log/unfinished.ts";
import type { Node } from "../node/node.ts";
import { endAbsence } from "./absences.ts";
import { resumeClocks } from "./resume-clocks.ts";

/** A connection is there. Returns the matches its account is in. */
export async function arrive(node: Node, line: Line): Promise<readonly Unfinished[]> {
  const account = line.account.id;
  const matches = await node.db.transaction().execute(async (step) => {
    await lockAccounts(step, [account]);
    if (!(await isPresent(step, account))) await returnToAll(step, account, node.now());
    await step
      .insertInto("presence")
      .values({
        id: line.id,
        node_id: node.id,
        account_id: account,
        since: String(node.now()),
      })
      .onConflict((row) => row.doNothing())
      .execute();
    return endAbsence(step, account, node.now());
  });
  // With a player connected here, this node sees to it that the match goes on.
  for (const { id, isOpen } of matches) if (isOpen) await takeUp(node, id).catch(node.complain); // one that cannot go on keeps nobody out
  return matches;
}

async function takeUp(node: Node, id: string): Promise<void> {
  await resumeClocks(node, await node.tables.open(id));
}
