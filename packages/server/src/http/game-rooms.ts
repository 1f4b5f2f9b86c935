import { refuse } from "@holmgang/kernel";
import type { Host, Result } from "@holmgang/kernel";
import type { Keeping } from "../log/keeping.ts";
import { gameOf } from "../games/game-of.ts";
import { termsOf } from "../games/terms-of.ts";
import type { Rooms } from "./rooms.ts";

/** What the routes about games and matches need of the house. */
export type GameRooms = Rooms & Pick<Keeping, "ask" | "hostOf">;

/** A game that has this pace, both as an address names them. */
export function gameAt(rooms: GameRooms, game: string, mode: string): Result<Host> {
  const host = gameOf(rooms, game);
  if (!host.ok) return host;
  return termsOf(host.value).paces.some(({ id }) => id === mode)
    ? host
    : refuse("no-such-mode", `${game} has no pace '${mode}'.`);
}
