import type { Rng, Seat, Shape } from "@holmgang/kernel";

/** What a search needs to know about a game besides its rules. */
export interface Guide<T extends Shape> {
  /** A short name for a move: the same move has the same name in every state. */
  key(move: T["move"]): string;
  /** The moves worth a look at the root, the best first. */
  candidates(
    state: T["state"],
    seat: Seat,
    legal: readonly T["move"][],
    rng: Rng,
  ): readonly T["move"][];
  /** A sensible move, quickly: for playouts, and for what the tree tries next. */
  quick(state: T["state"], seat: Seat, rng: Rng): T["move"];
  /** What a state is worth to seat 0, from −1 to 1, if a playout from `root` may stop there; null to go on. */
  worth(state: T["state"], root: T["state"]): number | null;
}
