import type { Refusal, Viewer } from "@holmgang/kernel";
import type { Player } from "@holmgang/protocol";
import { meetCharacters } from "../bots/characters.ts";
import { follow, unwatch } from "./matches.ts";
import type { OnlineMatch } from "./online-match.ts";
import { sitterOf } from "./online-sitter.ts";

/** What the server tells of any match over http, as far as its table needs it. */
export interface Joinable {
  readonly id: string;
  readonly game: string;
  readonly rated: boolean;
  readonly pot: number;
  readonly players: readonly [Player, Player];
}

/** Follows a match that this page has not heard of yet, or says why not. */
export async function joinMatch(
  { id, game, rated, pot, players }: Joinable,
  viewer: Viewer,
): Promise<OnlineMatch | Refusal> {
  await meetCharacters(game);
  const match = follow({
    id,
    game,
    where: "online",
    viewer,
    sitters: [sitterOf(game, players[0]), sitterOf(game, players[1])],
    settings: null,
    pot,
    rated,
    bot: null,
  });
  const refusal = await match.catchUp();
  if (refusal) unwatch(id);
  return refusal ?? match;
}
