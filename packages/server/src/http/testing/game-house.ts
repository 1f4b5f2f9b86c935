import { GAMES, isGameId } from "@holmgang/games";
import { invariant } from "@holmgang/kernel";
import type { GameRooms } from "../game-rooms.ts";
import { historyRoutes } from "../history-routes.ts";
import { ratingRoutes } from "../rating-routes.ts";
import { openHouse } from "./house.ts";
import type { House } from "./house.ts";

/** A server with accounts, games and matches. */
export async function openGameHouse(): Promise<House> {
  const house = await openHouse();
  const rooms: GameRooms = {
    db: house.store.db,
    addresses: house.addresses,
    budgets: house.budgets,
    now: () => house.now,
    isAdmin: () => false,
    ask: house.store.ask,
    hostOf(game) {
      invariant(isGameId(game), `a known game, not ${game}`);
      return GAMES[game];
    },
  };
  ratingRoutes(house.app, rooms);
  historyRoutes(house.app, rooms);
  return house;
}
