import type { Player } from "@holmgang/protocol";
import { me } from "../account/me.ts";
import { hasFace } from "../games/faces.ts";
import type { Feed } from "../match/feed.ts";
import { ask } from "../online/http.ts";

interface Live {
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly rated: boolean;
    readonly pot: number;
    readonly players: readonly [Player, Player];
  }[];
}

/** A match on the server to watch, if there is one and we are somebody there already: nobody gets an account by looking. */
export async function watchLive(): Promise<{ readonly feed: Feed; close(): void } | null> {
  const own = me.get();
  if (!own) return null;
  const live = await ask<Live>("GET", "/api/matches/live?limit=5");
  const match = live.ok
    ? live.value.matches.find(
        ({ game, players }) => hasFace(game) && !players.some(({ account }) => account === own.id),
      )
    : undefined;
  if (!match) return null;
  const [{ connect }, { follow, unwatch }, { sitterOf }] = await Promise.all([
    import("../online/connection.ts"),
    import("../online/matches.ts"),
    import("../online/online-sitter.ts"),
  ]);
  if (!(await connect())) return null;
  const { id, game, rated, pot, players } = match;
  const feed = follow({
    id,
    game,
    where: "online",
    viewer: "spectator",
    sitters: [sitterOf(game, players[0]), sitterOf(game, players[1])],
    settings: null,
    pot,
    rated,
    bot: null,
  });
  if (await feed.catchUp()) {
    unwatch(id);
    return null;
  }
  return { feed, close: () => unwatch(id) };
}
