import { deckFaults } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import type { Result } from "@holmgang/kernel";
import type { DeckFace } from "../game/deck-face.ts";

/** Why a deck cannot be played by these settings, in a line; null if it can. */
export function faultWords(
  deck: Result<Deck>,
  { book, limits }: Pick<DeckFace, "book" | "limits">,
  settings: Readonly<Record<string, unknown>>,
): string | null {
  if (!deck.ok) return deck.refusal.words;
  const faults = deckFaults(deck.value, book, limits(settings));
  return faults.length === 0 ? null : faults.map(({ words }) => words).join(" ");
}
