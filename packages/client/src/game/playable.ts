import type { Bot } from "@holmgang/bots";
import type { Host, Shape } from "@holmgang/kernel";

/** A game as the engine plays it. */
export interface Playable {
  readonly host: Host;
  /** The weakest first. */
  readonly bots: readonly Bot<Shape>[];
}
