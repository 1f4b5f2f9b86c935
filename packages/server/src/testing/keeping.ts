import { GAMES, isGameId } from "@holmgang/games";
import type { GameId } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import type { Host } from "@holmgang/kernel";
import { inputLog } from "../index.ts";
import type { Keeping, Store } from "../index.ts";
import { finisher } from "../log/finish-match.ts";
import { freshRows } from "../log/fresh-rows.ts";
import { knownRatings } from "../ratings/known-ratings.ts";
import type { Seats } from "../ledger/stakes.ts";

/** A clock that a test turns by hand. */
export interface HandClock {
  now: number;
}

/** A node on this store, with this clock. */
export const keepingOn = (
  store: Pick<Store, "db" | "ask" | "beat" | "isShared">,
  clock: HandClock,
): Keeping => ({
  db: store.db,
  ask: store.ask,
  log: inputLog(store),
  ends: finisher(store, knownRatings()),
  fresh: freshRows(),
  isShared: store.isShared,
  now: () => clock.now,
  complain(error) {
    throw error;
  },
  hostOf(game) {
    invariant(isGameId(game), `a known game, not ${game}`);
    return GAMES[game];
  },
});

interface MatchPlan {
  readonly id: string;
  readonly openedAt?: number;
  readonly seats?: Seats;
}

/** Opens a match of Orcain between nobody in particular and returns its id. */
export const someMatch = (
  store: Store,
  id: string,
  openedAt = 1_000_000,
  seats: Seats = [null, null],
): Promise<string> => someMatchOf("orcain", store, { id, openedAt, seats });

/** The same of any game. */
export const someMatchOf = (game: GameId, store: Store, plan: MatchPlan): Promise<string> =>
  someMatchAt(GAMES[game], store, plan);

/** The same of any host's game. */
export async function someMatchAt(
  { game, parseConfig }: Host,
  { db }: Store,
  { id, openedAt = 1_000_000, seats = [null, null] }: MatchPlan,
): Promise<string> {
  const config = parseConfig({});
  invariant(config.ok, "a game accepts its own defaults");
  await db
    .insertInto("match")
    .values({
      id,
      game: game.id,
      rules: game.rules,
      config: JSON.stringify(config.value),
      seed: id,
      seat_0: seats[0],
      seat_1: seats[1],
      opened_at: String(openedAt),
      found_at: String(openedAt),
    })
    .execute();
  return id;
}
