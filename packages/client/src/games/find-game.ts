import type { Shape } from "@holmgang/kernel";
import type { GameFace } from "../game/face.ts";
import type { GameModule, GameRow, PlayableGame } from "../game/module.ts";
import { GAMES } from "./list.ts";

const isPlayable = (game: GameModule): game is PlayableGame => "engine" in game;

/** The games that are here, in the order they are offered. */
export const PLAYABLE: readonly PlayableGame[] = GAMES.filter(isPlayable);

/** What a game's row says, also of one that is still to come. */
const gameRow = (id: string): GameRow | undefined => GAMES.find(({ row }) => row.id === id)?.row;

/** A game that is here, by its id. */
export const findGame = (id: string): PlayableGame | undefined =>
  PLAYABLE.find(({ row }) => row.id === id);

/** What people call it; its id where it is none of ours. */
export const gameName = (id: string): string => gameRow(id)?.name ?? id;

export const gamePitch = (id: string): string => gameRow(id)?.pitch.join(" ") ?? "";

/** For pages that cannot do without the game: an address may say anything. */
export function needGame(id: string): PlayableGame {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game '${id}' here.`);
  return game;
}

/** A game's own face, or the plain one made of its words. */
export async function loadFace(id: string): Promise<GameFace<Shape>> {
  const game = needGame(id);
  if (game.face) return game.face();
  const [{ plainFace }, { host }] = await Promise.all([
    import("./plain-face/plain-face.tsx"),
    game.engine(),
  ]);
  return plainFace(host, game.row.glyph);
}
