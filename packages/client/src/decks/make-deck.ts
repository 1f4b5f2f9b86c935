import { readDecks, suiteCode } from "@holmgang/decks";
import type { Refusal } from "@holmgang/kernel";
import { navigate } from "../web/route.ts";
import { toast } from "../look/toasts.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { createDeck } from "./deck-shelf.ts";
import type { OwnDeck } from "./own-deck.ts";

/** Sets a new deck or trio on the shelf and goes to its bench; a refusal has been told by then. */
export async function makeDeck(
  { game, book }: Pick<DeckFace, "game" | "book">,
  deck: Pick<OwnDeck, "name" | "code">,
  how: "push" | "replace" = "push",
): Promise<void> {
  const made = await createDeck({ game: book.game, ...deck });
  if (made.ok) navigate(`/decks/${game}/${made.value.id}`, how);
  else toast({ tone: "bad", words: made.refusal.words });
}

/** Makes a deck or a trio of a code that somebody passed on. Returns why that is none. */
export async function bringDeck(
  face: DeckFace,
  code: string,
  how: "push" | "replace" = "push",
): Promise<Refusal | null> {
  const { book } = face;
  const decks = readDecks(code, book);
  if (!decks.ok) return decks.refusal;
  const name = decks.value.length > 1 ? decksText.trio.importedName : decksText.importedName;
  await makeDeck(face, { name, code: suiteCode(decks.value, book) }, how);
  return null;
}
