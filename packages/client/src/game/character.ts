import type { AvatarId } from "../look/emblem.ts";

/** Somebody to sit opposite to, as far as it fits into the shop window. */
export interface Acquaintance {
  /** Its name in the game's roster. */
  readonly bot: string;
  readonly name: string;
  readonly avatar: AvatarId;
}

/** A bot as somebody to sit opposite to. */
export interface Character extends Acquaintance {
  /** One line about how it plays. */
  readonly line: string;
  /** Measured by `npm run strength`; a bot that picks any legal move stands at 1000. */
  readonly strength: number;
}
