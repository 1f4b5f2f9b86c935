import { characterOf } from "./characters.ts";

interface Sitter {
  readonly account: string | null;
  readonly nickname: string;
  readonly avatar: string;
}

/** A player's name and shield; the server's own bots are known by their characters. */
export function knownAs(
  game: string,
  { account, nickname, avatar }: Sitter,
): { readonly name: string; readonly avatar: string } {
  const character = account === null ? characterOf(game, nickname) : undefined;
  return character ?? { name: nickname, avatar };
}
