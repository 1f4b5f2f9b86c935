import { useEffect } from "react";
import type { Character } from "../game/character.ts";
import { findGame } from "../games/find-game.ts";
import { createStore, useStore } from "../store/store.ts";

/** The characters of the games somebody has asked for, by game. */
const met = createStore<Readonly<Record<string, readonly Character[]>>>({});

/** Who can be played in a game, the gentlest first; nobody where there is no such game. */
export async function meetCharacters(game: string): Promise<readonly Character[]> {
  const known = met.get()[game];
  if (known) return known;
  const characters = (await findGame(game)?.setUp())?.characters ?? [];
  met.set((now) => ({ ...now, [game]: characters }));
  return characters;
}

/** A bot of a game as far as its characters have been met; whoever needs it for sure meets them first. */
export const characterOf = (game: string, bot: string): Character | undefined =>
  met.get()[game]?.find((each) => each.bot === bot);

/** The same for whoever draws: it comes when it comes. Null asks for nobody. */
export function useCharacters(game: string | null): readonly Character[] {
  const known = useStore(met);
  useEffect(() => {
    if (game !== null) void meetCharacters(game);
  }, [game]);
  return (game === null ? null : known[game]) ?? NOBODY;
}

export const useCharacter = (game: string | null, bot: string | null): Character | undefined =>
  useCharacters(game).find((each) => each.bot === bot);

const NOBODY: readonly Character[] = [];
