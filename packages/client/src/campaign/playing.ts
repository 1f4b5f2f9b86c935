import type { Move, View } from "@holmgang/campaign";

/** A run as its screens know it, wherever it is played: what can be seen, what can be done, and doing it. */
export interface Playing {
  readonly id: string;
  readonly view: View;
  readonly where: "browser" | "server";
  /** Whether it earns points and a place in the table. */
  readonly ranked: boolean;
  /** The battle at hand. */
  readonly battle: AtHand | null;
  can(move: Move): boolean;
  /** Does it, or says why not. */
  act(move: Move): void;
  /** Puts a run away that is over. */
  putAway(): void;
  /** Hands it over as a file. */
  save(): void;
}

/** A battle to go to, or away from. */
interface AtHand {
  readonly isBegun: boolean;
  go(): void;
  retreat(): void;
}
