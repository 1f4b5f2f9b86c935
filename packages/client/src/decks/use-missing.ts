import { missingFor, readDecks } from "@holmgang/decks";
import type { Missing } from "@holmgang/decks";
import type { DeckFace } from "../game/deck-face.ts";
import { useHoldings } from "../gold/use-holdings.ts";
import { useAccount } from "../me/use-account.ts";

/** What the reader lacks of the decks in a code. Who is nobody would come as a guest, with what everybody has. */
export function useMissing(face: DeckFace | null, code: string | null): readonly Missing[] {
  const holdings = useHoldings(face?.game ?? "");
  const isNobody = useAccount() === null;
  const bought = isNobody ? {} : holdings?.bought;
  const decks = face && code !== null ? readDecks(code, face.book) : null;
  return holdings && bought && decks?.ok
    ? missingFor(decks.value, holdings.face.economy, bought)
    : [];
}
