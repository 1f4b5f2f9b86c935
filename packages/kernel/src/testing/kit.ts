import type { Game, Shape } from "../game.ts";
import type { Rng } from "../rng.ts";
import type { Seat } from "../seat.ts";

/** What a game gives to the laws. */
export interface LawKit<T extends Shape> {
  readonly game: Game<T>;
  /** A raw config the game must accept: small and large numbers, odd entries, every setting. */
  configs(rng: Rng): unknown;
  /** Raw moves beside the listed ones: accepted ones (drafts, take-backs), stale and malformed ones. */
  extraMoves(state: T["state"], seat: Seat, rng: Rng): readonly unknown[];
  /** No match takes more listed moves and bells than this. */
  readonly bound: number;
  /** Event kinds and endings (`result reason`) that a run must have seen. */
  readonly events: readonly T["event"]["kind"][];
  readonly endings: readonly string[];
  /** Finer things that a run must have seen, named by the events that show them: every card played. */
  readonly features?: {
    readonly of: (event: T["event"]) => readonly string[];
    readonly mustSee: readonly string[];
  };
  /** Blanks the facts about a rival's preparation that the rules declare public. Absent: there are none. */
  readonly hush?: (view: T["view"]) => unknown;
}

/** A law found broken. */
export class Violation extends Error {
  override readonly name = "Violation";
}

export function demand(holds: boolean, message: () => string): void {
  if (!holds) throw new Violation(message());
}
