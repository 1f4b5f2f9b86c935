import { deckCode, readDeckCode } from "@holmgang/decks";
import type { Refusal } from "@holmgang/kernel";
import { navigate } from "../web/route.ts";
import { toast } from "../look/toasts.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { createDeck } from "./deck-shelf.ts";
import type { OwnDeck } from "./own-deck.ts";

/** Sets a new deck on the shelf and goes to its bench; a refusal has been told by then. */
export async function makeDeck(
  deck: Pick<OwnDeck, "game" | "name" | "code">,
  how: "push" | "replace" = "push",
): Promise<void> {
  const made = await createDeck(deck);
  if (made.ok) navigate(`/decks/${deck.game}/${made.value.id}`, how);
  else toast({ tone: "bad", words: made.refusal.words });
}

/** Makes a deck of a code that somebody passed on. Returns why that is no deck. */
export async function bringDeck(
  { game, book }: DeckFace,
  code: string,
  how: "push" | "replace" = "push",
): Promise<Refusal | null> {
  const deck = readDeckCode(code, book);
  if (!deck.ok) return deck.refusal;
  await makeDeck({ game, name: decksText.importedName, code: deckCode(deck.value, book) }, how);
  return null;
}
