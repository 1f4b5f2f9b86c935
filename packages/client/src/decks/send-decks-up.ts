import { ask } from "../web/http.ts";
import { browserDecks, dropFromBrowser } from "./browser-decks.ts";
import type { OwnDeck } from "./own-deck.ts";

/** Gives this browser's decks to the account that sits here now. What the server does not take stays; it keeps each only once. */
export async function sendDecksUp(): Promise<void> {
  for (const { id, game, name, code } of browserDecks()) {
    const answer = await ask<OwnDeck>("POST", "/api/decks", { id, game, name, code });
    if (answer.ok) dropFromBrowser(id);
  }
}
