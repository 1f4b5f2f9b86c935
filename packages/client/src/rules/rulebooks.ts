import type { Rulebook } from "../game/rulebook.ts";
import { findGame } from "../games/find-game.ts";

const opened = new Map<string, Promise<Rulebook | null>>();

/** The same promise every time, for `use`; null for a game that has none. */
export function openRulebook(game: string): Promise<Rulebook | null> {
  const known = opened.get(game);
  if (known) return known;
  const opening = findGame(game)?.rulebook() ?? Promise.resolve(null);
  opened.set(game, opening);
  // A download that failed may be tried again.
  opening.catch(() => opened.delete(game));
  return opening;
}
