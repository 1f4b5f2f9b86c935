import { isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Host, Result } from "@holmgang/kernel";

/** A game by the name somebody gave. */
export const gameOf = (node: { hostOf(id: string): Host }, name: string): Result<Host> =>
  isGameId(name)
    ? accept(node.hostOf(name))
    : refuse("no-such-game", `There is no game '${name}'.`);
