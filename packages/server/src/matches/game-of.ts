import { isGameId } from "@holmgang/games";
import { accept, refuse } from "@holmgang/kernel";
import type { Host, Result } from "@holmgang/kernel";
import type { Node } from "../node/node.ts";

/** A game by the name somebody gave. */
export const gameOf = (node: Pick<Node, "hostOf">, name: string): Result<Host> =>
  isGameId(name)
    ? accept(node.hostOf(name))
    : refuse("no-such-game", `There is no game '${name}'.`);
