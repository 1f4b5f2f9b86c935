import type { PlayableGame } from "../game/module.ts";
import { invariant } from "@holmgang/kernel";
import { lastPlayed } from "../store/last-played.ts";
import { findGame, PLAYABLE } from "./find-game.ts";

/** The game that is shown first: what this browser's player played last, or else the first that is here. */
export function firstGame(): PlayableGame {
  const game = findGame(lastPlayed() ?? "") ?? PLAYABLE[0];
  invariant(game !== undefined, "some game can be played");
  return game;
}
