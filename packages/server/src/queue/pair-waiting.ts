import type { Seat } from "@holmgang/kernel";
import { playerOf } from "../history/players.ts";
import { asRow, findMatches, foundMatch } from "../matches/find-match.ts";
import type { FoundMatch, Seated } from "../matches/find-match.ts";
import { uncounted } from "../matches/uncounted.ts";
import type { Node } from "../node/node.ts";
import { again, wasUndone } from "../store/again.ts";
import { FEW } from "../store/together.ts";
import type { Ask } from "../store/ask.ts";
import { hint } from "../store/hints.ts";
import type { Uncounted } from "../store/schema.ts";
import { pairUp } from "./pair-up.ts";
import { queueKey, queueOf } from "./queue-key.ts";
import { queueTerms } from "./queue-terms.ts";
import type { QueueTerms } from "./queue-terms.ts";
import { readQueue } from "./read-queue.ts";
import type { QueuedPlayer } from "./read-queue.ts";

/** Brings together whoever can be. Several nodes may try at once: nobody is paired twice. */
export async function pairWaiting(node: Node, key: string): Promise<void> {
  if (node.pressure.isHigh()) return; // they keep their places
  const [game, mode] = queueOf(key);
  const terms = queueTerms(node, game, mode);
  if (!terms.ok) return;
  const waiting = await readQueue(node, game, mode);
  const isPoor = ({ tokens }: QueuedPlayer) => tokens < terms.value.stake;
  const poor = waiting.filter(isPoor);
  if (poor.length > 0) await dismiss(node, poor);
  const pairs = pairUp(
    waiting.filter((each) => !isPoor(each)),
    node.now(),
  ) as readonly Two[]; // what went in comes out
  if (pairs.length === 0) return;
  const why = await uncounted(
    node,
    node.ask,
    pairs.map(([one, two]) => [one.account, two.account]),
  );
  const matches = pairs.map((pair, index) =>
    matchOf(node, terms.value, { mode, pair, uncounted: why[index] ?? null }),
  );
  const refusals = await findAll(node.ask, matches);
  for (const [index, pair] of pairs.entries()) {
    if (refusals[index] !== null) continue;
    const playerAt = (seat: Seat) => playerOf(terms.value.host, mode, pair[seat].standing);
    node.fresh.put(asRow(matches[index]!), [playerAt(0), playerAt(1)]);
    for (const { since } of pair)
      node.metrics.queueSeconds.observe({ game, mode }, (node.now() - since) / 1000);
  }
}

type Two = readonly [QueuedPlayer, QueuedPlayer];

interface Meeting {
  readonly mode: string;
  readonly pair: Two;
  readonly uncounted: Uncounted | null;
}

function matchOf(
  node: Node,
  { host, settings }: QueueTerms,
  { mode, pair, ...meeting }: Meeting,
): FoundMatch {
  const seated = ({ account, entry }: QueuedPlayer): Seated => ({
    account,
    bot: null,
    entry: JSON.parse(entry) as unknown,
  });
  const players = [seated(pair[0]), seated(pair[1])] as const;
  const pairing = { host, settings, players, mode, ...meeting };
  const terms = { rated: true, listed: true, rematchOf: null, fromQueue: true };
  return foundMatch({ ...pairing, ...terms }, node.now());
}

/** A few at a time, so that whoever moves meanwhile need not wait for all of them. */
async function findAll(ask: Ask, matches: readonly FoundMatch[]) {
  const refusals: Awaited<ReturnType<typeof findMatches>>[number][] = [];
  for (let at = 0; at < matches.length; at += FEW)
    refusals.push(...(await findSome(ask, matches.slice(at, at + FEW))));
  return refusals;
}

/** All in one; if that fails one by one, so that no pair waits for another's fault. */
async function findSome(ask: Ask, matches: readonly FoundMatch[]) {
  const alone = (match: FoundMatch) => again(() => findMatches(ask, [match]));
  if (matches.length === 1) return alone(matches[0]!);
  return findMatches(ask, matches).catch(async (error: unknown) => {
    if (!wasUndone(error)) throw error;
    return (await Promise.all(matches.map(alone))).flat();
  });
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

/** Those who cannot pay any more are told so; the others keep their places. */
async function dismiss(node: Node, poor: readonly QueuedPlayer[]): Promise<void> {
  await node.db.transaction().execute(async (step) => {
    for (const { account } of poor) {
      await step.deleteFrom("queue_entry").where("account_id", "=", account).execute();
      await hint(step, { kind: "unqueued", account, code: "not-enough-tokens" });
    }
  });
}
