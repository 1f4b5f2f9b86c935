import { NotPaired, findMatch } from "../matches/find-match.ts";
import type { Seated } from "../matches/find-match.ts";
import type { Node } from "../node/node.ts";
import { hint } from "../store/hints.ts";
import { pairUp } from "./pair-up.ts";
import { queueKey, queueOf } from "./queue-key.ts";
import { queueTerms } from "./queue-terms.ts";
import { readQueue } from "./read-queue.ts";
import type { QueuedPlayer } from "./read-queue.ts";

/** Brings together whoever can be. Several nodes may try at once: nobody is paired twice. */
export async function pairWaiting(node: Node, key: string): Promise<void> {
  const [game, mode] = queueOf(key);
  for (const pair of pairUp(await readQueue(node.db, game, mode), node.now()))
    await pairTwo(node, game, mode, pair as readonly [QueuedPlayer, QueuedPlayer]); // what went in comes out
}

/** Pairs everybody who waits anywhere. */
export async function sweepQueues(node: Node): Promise<void> {
  const queues = await node.db
    .selectFrom("queue_entry")
    .select(["game", "mode"])
    .distinct()
    .execute();
  for (const { game, mode } of queues) await node.pairSoon(queueKey(game, mode));
}

async function pairTwo(
  node: Node,
  game: string,
  mode: string,
  pair: readonly [QueuedPlayer, QueuedPlayer],
): Promise<void> {
  const terms = queueTerms(node, game, mode);
  if (!terms.ok) return;
  const { host, settings, stake } = terms.value;
  const poor = pair.filter(({ tokens }) => tokens < stake);
  if (poor.length > 0) return dismiss(node, poor);
  const seated = ({ account, entry }: QueuedPlayer): Seated => ({
    account,
    bot: null,
    entry: JSON.parse(entry) as unknown,
  });
  const players = [seated(pair[0]), seated(pair[1])] as const;
  try {
    const pairing = { host, settings, players, mode, rated: true, listed: true, rematchOf: null };
    await node.db
      .transaction()
      .execute((step) => findMatch(step, { ...pairing, fromQueue: true }, node.now()));
    for (const { since } of pair)
      node.metrics.queueSeconds.observe({ game, mode }, (node.now() - since) / 1000);
  } catch (error) {
    if (!(error instanceof NotPaired)) throw error;
  }
}

/** Those who cannot pay any more are told so; the others keep their places. */
async function dismiss(node: Node, poor: readonly QueuedPlayer[]): Promise<void> {
  await node.db.transaction().execute(async (step) => {
    for (const { account } of poor) {
      await step.deleteFrom("queue_entry").where("account_id", "=", account).execute();
      await hint(step, { kind: "unqueued", account, code: "not-enough-tokens" });
    }
  });
}
