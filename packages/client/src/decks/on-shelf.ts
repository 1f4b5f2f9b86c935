import { readDecks } from "@holmgang/decks";
import type { DeckFace } from "../game/deck-face.ts";
import type { OwnDeck } from "./own-deck.ts";

/** Those of the reader's decks that a game can play; modes with one book share them, and each shows what it has the cards for. */
export const onShelf = <D extends Pick<OwnDeck, "game" | "code">>(
  { book, shelves }: Pick<DeckFace, "book" | "shelves">,
  decks: readonly D[],
): readonly D[] =>
  decks.filter(({ game, code }) => {
    if (game !== book.game) return false;
    const read = readDecks(code, book);
    return !read.ok || (shelves?.(read.value) ?? true);
  });
