import type { Host } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import { lockAccounts } from "../matches/lock-accounts.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { beginAbsence } from "./absences.ts";
import { isPresent } from "./is-present.ts";
import { settleAbsence } from "./settle-absence.ts";

/**
 * A connection is gone, by its player's doing. If it was the last one, the account leaves the queue, and in each of its
 * matches the game's grace begins; where there is none, the match is lost at once.
 */
export async function leave(node: Node, line: Line): Promise<void> {
  if (!node.lines.remove(line)) return; // the server let it go, so it did not leave
  const account = line.account.id;
  const watched = node.tables.detach(line);
  const matches = await node.db.transaction().execute(async (step) => {
    await lockAccounts(step, [account]);
    await step.deleteFrom("presence").where("id", "=", line.id).execute();
    for (const match of watched) await hint(step, { kind: "audience", match });
    const gone = await beginAbsence(
      step,
      account,
      ({ game, config }) => node.now() + graceMs(node.hostOf(game), config),
      false,
    );
    if (!(await isPresent(step, account)))
      await step.deleteFrom("queue_entry").where("account_id", "=", account).execute();
    return gone;
  });
  for (const id of matches) await settleAbsence(node, id);
}

function graceMs(host: Host, config: string): number {
  const { settings } = JSON.parse(config) as { settings: unknown }; // parsed by the game when the match was found
  return host.game.terms(settings).disconnectGraceMs;
}
