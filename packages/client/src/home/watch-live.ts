import { me } from "../me/me.ts";
import { findGame } from "../games/find-game.ts";
import type { Feed } from "../match/feed.ts";
import { ask } from "../web/http.ts";
import type { Joinable } from "../online/join-match.ts";

interface Live {
  readonly matches: readonly Joinable[];
}

/** A match on the server to watch, if there is one and we are somebody there already: nobody gets an account by looking. */
export async function watchLive(): Promise<{ readonly feed: Feed; close(): void } | null> {
  const own = me.get();
  if (!own) return null;
  const live = await ask<Live>("GET", "/api/matches/live?limit=5");
  const match = live.ok
    ? live.value.matches.find(
        ({ game, players }) => findGame(game) && !players.some(({ account }) => account === own.id),
      )
    : undefined;
  if (!match) return null;
  const [{ connect }, { unwatch }, { joinMatch }] = await Promise.all([
    import("../online/connection.ts"),
    import("../online/matches.ts"),
    import("../online/join-match.ts"),
  ]);
  if (!(await connect())) return null;
  const feed = await joinMatch(match, "spectator");
  return "words" in feed ? null : { feed, close: () => unwatch(match.id) };
}
