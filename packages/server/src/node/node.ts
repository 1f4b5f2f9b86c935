import type { Addresses } from "../addresses/addresses.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import type { Keeping } from "../log/keeping.ts";
import type { Opener } from "../writes/opener.ts";
import type { Enqueue } from "../writes/enqueue.ts";
import type { KnownRatings } from "../ratings/known-ratings.ts";
import type { Budgets } from "../limits/budgets.ts";
import type { Limits } from "../limits/limits.ts";
import type { Lines } from "../lines/lines.ts";
import type { Tables } from "../tables/tables.ts";
import type { Metrics } from "./metrics.ts";
import type { Pressure } from "./pressure.ts";
import type { Standstill } from "./standstill.ts";

/** What every verb of a running server works with. No node matters: what it knows besides the store is only convenience. */
export interface Node extends Keeping {
  readonly id: string;
  /** After a fault of the server's, everybody has this long to come back before being gone counts. */
  readonly faultGraceMs: number;
  /** House rules of the queues: settings by game that stand over those of every pace. */
  readonly queueSettings: QueueSettings;
  readonly addresses: Addresses;
  readonly limits: Limits;
  readonly budgets: Budgets;
  readonly enqueue: Enqueue;
  readonly opener: Opener;
  readonly known: KnownRatings;
  readonly lines: Lines;
  /** Accounts that were asked for another name, as far as they have been here since. */
  readonly askedForName: Set<string>;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly pressure: Pressure;
  readonly standstill: Standstill;
  /** How much thinking of the server's own bots waits. */
  thoughts: BotPool["waiting"];
  /** Lets something go on by itself: what goes wrong is noted, and a node that stops waits for it. */
  aside(work: Promise<unknown>): Promise<void>;
  /**
   * Where there is one connection to the store, does what may wait one after the other: a hundred who leave at once do not
   * stand in the way of those who play on. A shared store has connections enough, and other nodes that would not wait.
   */
  oneByOne(work: () => Promise<void>): Promise<void>;
  /** Does something later, unless the node has stopped by then. */
  later(ms: number, work: () => Promise<void>): void;
  /** Brings together whoever can be in a queue, by its key. */
  pairSoon(queue: string): Promise<void>;
}

export type QueueSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
