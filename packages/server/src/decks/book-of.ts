import type { DeckBook } from "@holmgang/decks";
import { DECK_BOOKS, isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** What a game's decks are made of. */
export function bookOf(game: string): Result<DeckBook> {
  if (!isGameId(game)) return refuse("no-such-game", "There is no such game.");
  const book = DECK_BOOKS[game];
  return book ? accept(book) : refuse("no-decks", "This game is played without decks.");
}
