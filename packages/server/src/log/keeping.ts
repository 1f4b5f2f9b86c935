import type { Host } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Ask } from "../store/ask.ts";
import type { Database } from "../store/schema.ts";
import type { Finisher } from "./finish-match.ts";
import type { FreshRows } from "./fresh-rows.ts";
import type { InputLog } from "./input-log.ts";

/** What a node needs to keep matches. */
export interface Keeping {
  readonly db: Kysely<Database>;
  readonly ask: Ask;
  readonly log: InputLog;
  readonly ends: Finisher;
  readonly fresh: FreshRows;
  /** Whether other nodes may be at work on the same store. */
  readonly isShared: boolean;
  hostOf(game: string): Host;
  /** Milliseconds since 1970. */
  now(): number;
  /** Where errors go that are nobody's answer. */
  complain(error: unknown): void;
}
