import { setTimeout as sleep } from "node:timers/promises";
import { GAMES, isGameId } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import { openAddresses } from "../addresses/addresses.ts";
import { lookAtNames } from "../accounts/look-at-names.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import { openBudgets } from "../limits/budgets.ts";
import type { Limits } from "../limits/limits.ts";
import { lookAfterLines } from "./look-after-lines.ts";
import { openLines } from "../lines/lines.ts";
import { finisher } from "../log/finish-match.ts";
import { freshRows } from "../log/fresh-rows.ts";
import { inputLog } from "../log/input-log.ts";
import { openerOn } from "../writes/opener.ts";
import { settled } from "../matches/settled.ts";
import { buryDeadNodes } from "../presence/bury.ts";
import { comeBack, comeFirst } from "../presence/end-silence.ts";
import { makeUp } from "../presence/make-up.ts";
import { withdraw } from "../presence/withdraw.ts";
import { enqueuer } from "../writes/enqueue.ts";
import { pairWaiting } from "../queue/pair-waiting.ts";
import { knownRatings } from "../ratings/known-ratings.ts";
import { readHint, topicOf } from "../store/hints.ts";
import type { Store } from "../store/open-store.ts";
import type { Thinkers } from "../tables/bot-seats.ts";
import { askerAt } from "../tables/asker-at.ts";
import type { Table } from "../tables/table.ts";
import { openTables } from "../tables/tables.ts";
import { coalesced } from "./coalesced.ts";
import { every } from "./every.ts";
import { heed } from "./heed.ts";
import { inOrder } from "./in-order.ts";
import { laterOn } from "./later.ts";
import { openMetrics } from "../node/metrics.ts";
import { newId } from "../node/new-id.ts";
import { NEVER_STILL, openStandstill } from "../node/standstill.ts";
import { openPressure } from "../node/pressure.ts";
import type { Node, QueueSettings } from "../node/node.ts";
import { endOldRuns } from "../runs/end-old-runs.ts";
import { SWEEPS } from "./sweeps.ts";
import { underway } from "./underway.ts";
import { voidOldRules } from "./void-old-rules.ts";

interface NodeParts {
  readonly store: Store;
  readonly bots: Pick<BotPool, "choose" | "waiting">;
  readonly faultGraceMs: number;
  readonly queueSettings: QueueSettings;
  now(): number;
  /** Does nothing by itself as time passes: whoever turns its clock by hand does what is due (`SWEEPS`). */
  readonly isStill?: boolean;
  readonly limits: Limits;
  /** Where errors go that are nobody's answer. */
  complain(error: unknown): void;
}

/** A node at work. */
export interface RunningNode {
  readonly node: Node;
  /** Leaves in order: clocks are paused, and nobody's absence counts against them for a while. */
  stop(): Promise<void>;
  /** When nothing it has begun goes on: then its store may be closed. */
  rest(): Promise<void>;
}

/** Starts a node: it clears up after dead ones, takes unfinished matches up again, and hears what others do. */
export async function startNode({
  store,
  bots,
  faultGraceMs,
  queueSettings,
  now,
  isStill = false,
  limits,
  complain: note,
}: NodeParts): Promise<RunningNode> {
  const metrics = openMetrics();
  const complain = (error: unknown): void => {
    metrics.errors.inc();
    note(error);
  };
  const { db, ask } = store;
  const known = knownRatings();
  const ends = finisher(store, known);
  const fresh = freshRows();
  const log = inputLog(store);
  const { isShared } = store;
  const keeping = { db, ask, log, ends, fresh, isShared, hostOf, now, complain };
  const { aside, settled: noneUnderway, over } = underway(complain);
  const { later, stop: forgetLater } = laterOn(aside);
  if (isStill) forgetLater();
  const inTurn = inOrder();
  const standstill = isStill
    ? NEVER_STILL
    : openStandstill((ms) => makeUp(node, ms).catch(complain));
  const lines = openLines();
  const thinkers: Thinkers = {
    choose: bots.choose,
    askerAt: (seats) => askerAt(lines, seats),
  };
  const ended = (table: Table) => void aside(sayGoodbye(node, table));
  const node: Node = {
    ...keeping,
    id: newId(),
    faultGraceMs,
    queueSettings,
    addresses: await openAddresses(db, { now, countsPrivate: limits.countsPrivate }),
    limits,
    budgets: openBudgets(limits, isStill ? now : () => performance.now()),
    thoughts: bots.waiting,
    enqueue: enqueuer(store),
    opener: openerOn(store, fresh, now),
    known,
    lines,
    askedForName: new Set(),
    tables: openTables({ keeping, bots: thinkers, steady: () => standstill.over(), ended }),
    metrics,
    pressure: openPressure(isStill ? now : undefined),
    standstill,
    aside,
    oneByOne: (work) => (isShared ? work() : inTurn("one by one", work)),
    later: (ms, work) => later(ms, () => standstill.over().then(work)),
    pairSoon: coalesced(
      (key) => store.beat.next("match").then(() => pairWaiting(node, key)),
      PAIR_PAUSE_MS,
    ),
  };
  const since = now();
  await comeFirst(node);
  await lookAtNames(db);
  await voidOldRules(node);
  await endOldRuns(node);
  await buryDeadNodes(node);
  await comeBack(node, since); // nobody could, while matches were taken up again
  let isDeaf = false;
  await store.listen({
    hear(text) {
      const hint = readHint(text);
      if (!hint || isDeaf) return;
      const topic = topicOf(hint);
      void aside(topic === null ? heed(node, hint) : inTurn(topic, () => heed(node, hint)));
    },
    missed: () => void aside(catchUp(node)),
  });
  const sweep = (work: (node: Node) => Promise<void>) => standstill.over().then(() => work(node));
  const stops = isStill ? [] : SWEEPS.map(([ms, work]) => every(ms, () => sweep(work), complain));
  return {
    node,
    async stop() {
      forgetLater();
      standstill.stop();
      await Promise.all(stops.map((stop) => stop()));
      await noneUnderway(); // whoever is being greeted is there, and is told goodbye
      await withdraw(node);
      isDeaf = true;
    },
    rest: over,
  };
}

/** Whoever comes to a busy queue waits this long at most until somebody looks. */
const PAIR_PAUSE_MS = 50;

function hostOf(game: string) {
  invariant(isGameId(game), `a known game, not ${game}`);
  return GAMES[game];
}

/** Hints were missed: whatever they were about is looked at again. */
async function catchUp(node: Node): Promise<void> {
  for (const { match } of await node.tables.all()) await patiently(node, () => match.catchUp());
  await patiently(node, () => lookAfterLines(node));
}

/** A store that is there again may still give out connections that are not. */
async function patiently(node: Node, work: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    node.complain(error);
    if (tries <= 1) return;
    await sleep(AGAIN_MS);
    await patiently(node, work, tries - 1);
  }
}

const AGAIN_MS = 300;

/** The match is over: its players hear what that means for them, and its table is cleared. */
async function sayGoodbye(node: Node, { match, seats }: Table): Promise<void> {
  const outcome = match.host.outcome(match.journal().position);
  node.metrics.matchesEnded.inc({ game: match.host.game.id, result: outcome?.result ?? "void" });
  const here = seats.filter((account) => account !== null && node.lines.of(account).size > 0);
  const results = await settled(node, match, here as string[]); // null was just filtered out
  for (const [account, result] of results) node.lines.tell(account, result);
  await node.tables.close(match.id);
}
