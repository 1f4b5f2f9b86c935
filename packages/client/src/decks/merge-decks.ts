import type { OwnDeck, ShelvedDeck } from "./own-deck.ts";

/**
 * Everything on the shelf, what was changed last first. A deck that is kept in both places is the server's: it has been sent up,
 * and only the browser's copy is still to be dropped.
 */
export function mergeDecks(
  browser: readonly OwnDeck[],
  server: readonly OwnDeck[],
): readonly ShelvedDeck[] {
  const sent = new Set(server.map(({ id }) => id));
  return [
    ...server.map((deck) => ({ ...deck, where: "server" as const })),
    ...browser
      .filter(({ id }) => !sent.has(id))
      .map((deck) => ({ ...deck, where: "browser" as const })),
  ].toSorted((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
}
