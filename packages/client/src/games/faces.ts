import type { Shape } from "@holmgang/kernel";
import type { GameFace } from "./face.ts";

/** Every game's face; none is loaded before its game is chosen. A new game is one row. */
const FACES: Readonly<Record<string, () => Promise<GameFace<Shape>>>> = {
  orcain: async () => (await import("./orcain/face.ts")).orcainFace,
  slots: async () => (await import("./slots/face.ts")).slotsFace,
};

export const hasFace = (game: string): boolean => Object.hasOwn(FACES, game);

export async function loadFace(game: string): Promise<GameFace<Shape>> {
  const load = FACES[game];
  if (!load) throw new Error(`There is no game '${game}' here.`);
  return load();
}
