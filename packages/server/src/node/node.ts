import type { Keeping } from "../log/keeping.ts";
import type { Lines } from "../lines/lines.ts";
import type { Tables } from "../tables/tables.ts";
import type { Metrics } from "./metrics.ts";

/** What every verb of a running server works with. No node matters: what it knows besides the store is only convenience. */
export interface Node extends Keeping {
  readonly id: string;
  /** Whether other nodes may be at work on the same store. */
  readonly isShared: boolean;
  readonly lines: Lines;
  readonly tables: Tables;
  readonly metrics: Metrics;
}
