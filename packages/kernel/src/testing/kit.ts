import type { Game, Shape } from "../game.ts";
import type { Rng } from "../rng.ts";
import type { Seat } from "../seat.ts";

/** Numbers on a board, by what they are of. */
export type Numbers = Readonly<Record<string, number>>;

/** What a game gives to the laws. */
export interface LawKit<T extends Shape> {
  readonly game: Game<T>;
  /** A raw config the game must accept: small and large numbers, odd entries, every setting. */
  configs(rng: Rng): unknown;
  /**
   * A raw config so small that two matches often go alike for one viewer: few cards, few rounds, little choice, entries
   * of two or three kinds. What stays hidden must still differ.
   */
  tiny(rng: Rng): unknown;
  /** Tiny matches for every other one, where those are few; 1 if absent. */
  readonly tinies?: number;
  /** Raw moves beside the listed ones: accepted ones (drafts, take-backs), stale and malformed ones. */
  extraMoves(state: T["state"], seat: Seat, rng: Rng): readonly unknown[];
  /** What is wrong with a state that no match could reach: cards lost, a past that does not lead here, a count out of range. Null if nothing. */
  sound(state: T["state"]): string | null;
  /** How a table could keep count. */
  readonly numbers: {
    /** Every number that a view shows of a piece or a seat; 0 is as good as absent. */
    of(view: T["view"]): Numbers;
    /** What becomes of them by an event, as that event alone tells it. */
    after(numbers: Numbers, event: T["event"]): Numbers;
  };
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
  /** What the rules declare public while both choose: `view` with those facts blanked, and the kinds of event that tell them. */
  readonly open?: {
    readonly blank: (view: T["view"]) => unknown;
    readonly events: readonly T["event"]["kind"][];
  };
}

/** A law found broken. Where it takes two matches to see it, `other` is the seed of the earlier one. */
export class Violation extends Error {
  override readonly name = "Violation";
  readonly other: string | null;
  constructor(message: string, other: string | null = null) {
    super(message);
    this.other = other;
  }
}

export function demand(holds: boolean, message: () => string): void {
  if (!holds) throw new Violation(message());
}
