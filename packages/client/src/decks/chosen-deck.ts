import { read, write } from "../store/browser-storage.ts";

/** The deck somebody plays with: one of their own, or a starter. */
export interface ChosenDeck {
  readonly kind: "own" | "starter";
  readonly id: string;
  /** As it was when it was chosen, for when the shelf is not here yet. */
  readonly code: string;
}

const keyOf = (game: string): string => `chosen-deck.${game}`;

/** The last choice in this browser; null before the first. */
export const chosenDeck = (game: string): ChosenDeck | null => read<ChosenDeck>(keyOf(game));

export const rememberDeck = (game: string, chosen: ChosenDeck): boolean =>
  write(keyOf(game), chosen);
