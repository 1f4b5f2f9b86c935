import type { Player } from "@holmgang/protocol";
import { characterOf } from "../bots/characters.ts";
import { inOdds } from "../game/character.ts";
import type { Sitter } from "../match/feed.ts";
import { text } from "../text/text.ts";

/** A player of the server's as the table shows them. */
export function sitterOf(
  game: string,
  { account, nickname, kind, avatar, rating, league }: Player,
): Sitter {
  const character = account === null ? characterOf(game, nickname) : undefined;
  if (character)
    return {
      name: character.name,
      kind: "bot",
      avatar: character.avatar,
      note: inOdds(character),
      account,
    };
  const standing = [
    league === null ? null : (text.leagues[league] ?? league),
    rating === null ? null : String(Math.round(rating)),
  ].filter((part) => part !== null);
  return {
    name: nickname,
    kind,
    avatar,
    note: standing.length > 0 ? standing.join(" ") : text.online.kinds[kind],
    account,
  };
}
