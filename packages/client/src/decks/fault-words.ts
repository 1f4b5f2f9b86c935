import { decksFaults } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import type { Result } from "@holmgang/kernel";
import type { DeckFace } from "../game/deck-face.ts";

/** Why a deck or a trio cannot be played by these settings, in a line; null if it can. */
export function faultWords(
  decks: Result<readonly Deck[]>,
  { book, limits }: Pick<DeckFace, "book" | "limits">,
  settings: Readonly<Record<string, unknown>>,
): string | null {
  if (!decks.ok) return decks.refusal.words;
  return decksFaults(decks.value, book, limits(settings)).join(" ") || null;
}
