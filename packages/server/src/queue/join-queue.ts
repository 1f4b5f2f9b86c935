import { accept } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import { demandOwned } from "../gold/demand-owned.ts";
import type { Line } from "../lines/line.ts";
import type { Node } from "../node/node.ts";
import { queueKey } from "./queue-key.ts";
import { queueTerms } from "./queue-terms.ts";

/** Starts to wait for a rival. */
export async function joinQueue(
  node: Node,
  { account }: Line,
  { game, mode, entry: raw }: CommandOf<"queue">,
): Promise<Result<null>> {
  const terms = queueTerms(node, game, mode);
  if (!terms.ok) return terms;
  const { host, settings, stake } = terms.value;
  const entry = host.game.parseEntry(raw, settings);
  if (!entry.ok) return entry;
  const owned = await demandOwned(node.db, account.id, game, entry.value);
  if (!owned.ok) return owned;
  const refusal = await node.enqueue({
    account_id: account.id,
    node_id: node.id,
    game,
    mode,
    entry: JSON.stringify(entry.value),
    since: String(node.now()),
    stake,
  });
  if (refusal) return { ok: false, refusal };
  // Whoever waits is paired now or by the next sweep; the answer does not wait for it.
  void node.aside(node.pairSoon(queueKey(game, mode)));
  return accept(null);
}
