import type { Host } from "@holmgang/kernel";
import type { Line } from "../lines/line.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { departFromAll } from "../matches/depart.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { beginAbsence } from "./absences.ts";
import { isPresent } from "../lines/is-present.ts";
import { pauseStruck } from "./pause-struck.ts";
import { COUNTS_AFTER_MS, settleAbsence } from "./settle-absence.ts";

/** A connection is gone: by its player's doing, or because this node stood still. */
export async function leave(node: Node, line: Line): Promise<void> {
  if (!node.lines.remove(line)) return; // the server let it go, so it did not leave
  const watched = node.tables.detach(line);
  const isFault = node.standstill.isUnheard(line);
  node.standstill.unwatch(line);
  const gone = { id: line.id, account: line.account.id, watched, isFault, since: node.now() };
  await node.oneByOne(() => forget(node, gone));
  if (isFault) await pauseStruck(node);
}

/** Connections of this node that are gone and were not forgotten, because the store failed just then. */
export async function sweepGhosts(node: Node): Promise<void> {
  const rows = await node.db
    .selectFrom("presence")
    .select(["id", "account_id"])
    .where("node_id", "=", node.id)
    .where("since", "<", String(node.now() - GHOST_MS))
    .execute();
  const here = new Set([...node.lines.all()].map(({ id }) => id));
  for (const { id, account_id } of rows)
    if (!here.has(id))
      await forget(node, {
        id,
        account: account_id,
        watched: [],
        isFault: false,
        since: node.now(),
      });
}

/** Somebody who is just being greeted is no ghost. */
const GHOST_MS = 30_000;

/** A connection that is gone. */
interface Forgotten {
  readonly id: string;
  readonly account: string;
  readonly watched: readonly string[];
  /** Whether it was lost to a fault of the server's. */
  readonly isFault: boolean;
  readonly since: number;
}

/**
 * If it was the last connection, the account leaves the queue, and in each of its matches the game's grace begins;
 * where there is none, the match is lost as soon as it is known whether the rival has gone at the same time.
 */
async function forget(
  node: Node,
  { id, account, watched, isFault, since }: Forgotten,
): Promise<void> {
  const { matches, isGone } = await node.db.transaction().execute(async (step) => {
    await lockAccounts(step, [account]);
    await step.deleteFrom("presence").where("id", "=", id).execute();
    for (const match of watched) await hint(step, { kind: "audience", match });
    const gone = await beginAbsence(step, account, {
      since,
      until: ({ game, config }) =>
        since + (isFault ? node.faultGraceMs : graceMs(node.hostOf(game), config)),
      fault: isFault,
    });
    const isHere = await isPresent(step, account);
    if (!isHere) await step.deleteFrom("queue_entry").where("account_id", "=", account).execute();
    return { matches: gone, isGone: !isHere };
  });
  // Apart: it locks matches, and whoever opens a rematch locks the match before the accounts.
  if (isGone) await departFromAll(node, account, since);
  for (const match of matches) node.later(COUNTS_AFTER_MS, () => settleAbsence(node, match));
}

function graceMs(host: Host, config: string): number {
  const { settings } = JSON.parse(config) as { settings: unknown }; // parsed by the game when the match was found
  return host.game.terms(settings).disconnectGraceMs;
}
