import type { Character } from "../game/character.ts";
import { characterOf, useCharacters } from "./characters.ts";

interface Sitter {
  readonly account: string | null;
  readonly nickname: string;
  readonly avatar: string;
}

interface Known {
  readonly name: string;
  readonly avatar: string;
}

/** A player's name and shield; the server's own bots are known by their characters, once those have been met. */
export const knownAs = (game: string, sitter: Sitter): Known =>
  asKnown(sitter, characterOf(game, sitter.nickname));

/** The same for whoever draws: characters come when they come, and only where there is a bot. */
export function useKnownAs(game: string, sitter: Sitter): Known {
  const characters = useCharacters(sitter.account === null ? game : null);
  return asKnown(
    sitter,
    characters.find(({ bot }) => bot === sitter.nickname),
  );
}

const asKnown = ({ account, nickname, avatar }: Sitter, character: Character | undefined): Known =>
  account === null && character ? character : { name: nickname, avatar };
