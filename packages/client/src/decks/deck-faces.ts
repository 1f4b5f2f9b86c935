import type { DeckFace } from "./deck-face.ts";

/** The games with decks; nothing of them is loaded before somebody wants it. A new game is one row. */
const DECK_FACES: Readonly<Record<string, () => Promise<DeckFace>>> = {
  slots: async () => (await import("./slots-face.tsx")).slotsFace,
};

export const DECK_GAMES: readonly string[] = Object.keys(DECK_FACES);

/** Null for a game without decks. */
export const loadDeckFace = async (game: string): Promise<DeckFace | null> =>
  (await DECK_FACES[game]?.()) ?? null;
