import { isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Host, Result } from "@holmgang/kernel";
import type { Keeping } from "../log/keeping.ts";
import { termsOf } from "../ratings/ladder.ts";
import type { Rooms } from "./rooms.ts";

/** What the routes about games and matches need of the house. */
export type GameRooms = Rooms & Pick<Keeping, "hostOf">;

/** A game that has this pace, both as an address names them. */
export function gameAt({ hostOf }: GameRooms, game: string, mode: string): Result<Host> {
  if (!isGameId(game)) return refuse("no-such-game", `There is no game '${game}'.`);
  const host = hostOf(game);
  return termsOf(host).paces.some(({ id }) => id === mode)
    ? accept(host)
    : refuse("no-such-mode", `${game} has no pace '${mode}'.`);
}
