import { host } from "@holmgang/kernel";
import type { Host } from "@holmgang/kernel";
import { orcain, words as orcainWords } from "@holmgang/orcain";

/** Every game there is, its types erased, for programs that work with all of them. A new game is one row. */
export const GAMES = {
  orcain: host(orcain, orcainWords),
} as const satisfies Record<string, Host>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[]; // the keys of the literal above

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);
