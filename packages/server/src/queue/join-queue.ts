import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";
import type { CommandOf } from "@holmgang/protocol";
import { demandOwned } from "../gold/demand-owned.ts";
import type { Line } from "../lines/line.ts";
import { lockAccounts } from "../store/lock-accounts.ts";
import { isAnyPlaying } from "../log/unfinished.ts";
import type { Node } from "../node/node.ts";
import { isPresent } from "../lines/is-present.ts";
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
  const joined = await node.db.transaction().execute(async (step): Promise<Result<null>> => {
    const [own] = await lockAccounts(step, [account.id]);
    if (!own || own.deleted_at !== null)
      return refuse("no-such-account", "This account has been deleted.");
    if (own.kind === "bot")
      return refuse("bots-only-play-invites", "Bot accounts play by invitation, not in the queue.");
    if (await isAnyPlaying(step, [account.id]))
      return refuse("in-match", "You sit in a match that is not over.");
    if (own.tokens < stake)
      return refuse(
        "not-enough-tokens",
        `This takes ${stake} token${stake === 1 ? "" : "s"}, and you have fewer.`,
      );
    // A connection that closed while this command was on its way is no longer waiting.
    if (!(await isPresent(step, account.id))) return refuse("not-in-queue", "You have left.");
    const { numInsertedOrUpdatedRows } = await step
      .insertInto("queue_entry")
      .values({
        account_id: account.id,
        node_id: node.id,
        game,
        mode,
        entry: JSON.stringify(entry.value),
        since: String(node.now()),
      })
      .onConflict((row) => row.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows ? accept(null) : refuse("in-queue", "You are waiting already.");
  });
  // Whoever waits is paired now or by the next sweep; the answer does not wait for it.
  if (joined.ok) void node.aside(node.pairSoon(queueKey(game, mode)));
  return joined;
}
