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
  /** The part of the match a state belongs to, such as its round: playouts go to the end of the root's. */
  part(state: T["state"]): number;
  /** What a state is worth to seat 0, from −1 to 1, if a playout that began in this part may stop there; null to go on. */
  worth(state: T["state"], part: number): number | null;
}
