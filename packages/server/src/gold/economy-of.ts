import type { Economy } from "@holmgang/decks";
import { ECONOMIES, isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Result } from "@holmgang/kernel";

/** What matches of a game pay; null for a game without gold. */
export const economyOf = (game: string): Economy | null =>
  (isGameId(game) ? ECONOMIES[game] : null) ?? null;

/** The same for somebody who asked for it by name. */
export function shopOf(game: string): Result<Economy> {
  if (!isGameId(game)) return refuse("no-such-game", "There is no such game.");
  const economy = economyOf(game);
  return economy ? accept(economy) : refuse("no-shop", "This game has no gold and no shop.");
}
