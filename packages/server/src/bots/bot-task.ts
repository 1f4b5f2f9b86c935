import type { GameId } from "@holmgang/games";
import type { Shape } from "@holmgang/kernel";

/** A question to a bot, as it travels to a thread: names and data, no functions. */
export interface BotTask {
  readonly game: GameId;
  readonly bot: string;
  /** What the bot's seat sees. */
  readonly view: unknown;
  readonly legal: readonly Shape["move"][];
  /** The bot's chance: equal tasks get equal answers, unless the time runs out. */
  readonly seed: string;
}

export interface BotAnswer {
  readonly move: Shape["move"];
  /** True if the bot has said all it wants to: its question may be closed by the bell at once. */
  readonly waits: boolean;
}

/** Why a bot gave no answer. Its thread is gone; its match goes on without it or not at all. */
export class BotFailed extends Error {
  override readonly name = "BotFailed";
}
