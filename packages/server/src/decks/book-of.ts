import type { DeckBook } from "@holmgang/decks";
import { DECK_BOOKS, isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** Modes that share a book share a shelf: it bears the book's name. */
export function shelfOf(game: string): string {
  const book = bookOf(game);
  return book.ok ? book.value.game : game;
}

/** What a game's decks are made of. */
export function bookOf(game: string): Result<DeckBook> {
  if (!isGameId(game)) return refuse("no-such-game", "There is no such game.");
  const book = DECK_BOOKS[game];
  return book ? accept(book) : refuse("no-decks", "This game is played without decks.");
}
