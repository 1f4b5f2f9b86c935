import type { Host } from "@holmgang/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import type { InputLog } from "./input-log.ts";

/** What a node needs to keep matches. */
export interface Keeping {
  readonly db: Kysely<Database>;
  readonly log: InputLog;
  hostOf(game: string): Host;
  /** Milliseconds since 1970. */
  now(): number;
  /** Where errors go that are nobody's answer. */
  complain(error: unknown): void;
}
