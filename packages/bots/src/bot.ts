import type { Rng, Shape } from "@holmgang/kernel";

/** How long a bot may think. Bots read no clock: the lab counts iterations, a live host says when time is spent. */
export interface Budget {
  readonly iterations: number;
  spent?(): boolean;
}

/** A move the bot considered. */
interface Candidate<M> {
  readonly move: M;
  /** How likely the bot is to make it. */
  readonly chance: number;
}

/** What a bot answers. */
export interface Choice<M> {
  readonly move: M;
  /** True if the bot has said all it wants to: its question may be closed by the bell at once. */
  readonly waits: boolean;
  /** What the bot expects, from −1 for a sure loss to 1 for a sure win; null if it does not reckon. */
  readonly value: number | null;
  readonly candidates: readonly Candidate<M>[];
}

/** A player that is a program. It sees what its seat sees, and nothing else: a view, never a state. */
export interface Bot<T extends Shape> {
  readonly name: string;
  /** One sentence for whoever picks an opponent. */
  readonly about: string;
  choose(view: T["view"], legal: readonly T["move"][], budget: Budget, rng: Rng): Choice<T["move"]>;
  /**
   * Of a bot that looks at nothing: the move `choose` makes, as the number it has among so many, from the same chance; it
   * never waits. Whoever plays matches by the million spares it a view and all its reasons.
   */
  draw?(count: number, rng: Rng): number;
}

/** A number from 0 up to, not including, 1, in steps of 2^-42. */
export const fraction = (rng: Rng): number =>
  (rng.below(2 ** 21) + rng.below(2 ** 21) / 2 ** 21) / 2 ** 21;

/** The index that a mix of probabilities lands on. */
export function sample(mix: readonly number[], rng: Rng): number {
  let rest = fraction(rng);
  for (const [index, chance] of mix.entries()) {
    rest -= chance;
    if (rest < 0) return index;
  }
  // Rounding can leave a crumb: it belongs to the last index that has a chance at all.
  return mix.findLastIndex((chance) => chance > 0);
}
