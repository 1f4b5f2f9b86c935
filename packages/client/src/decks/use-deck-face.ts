import { useEffect, useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import { findGame } from "../games/find-game.ts";

/** A game's decks; undefined while they are on their way, null for a game that has none. */
export function useDeckFace(game: string): DeckFace | null | undefined {
  const [face, setFace] = useState<DeckFace | null>();
  useEffect(() => {
    let isLeft = false;
    void loadDeckFace(game).then((loaded) => isLeft || setFace(loaded));
    return () => {
      isLeft = true;
    };
  }, [game]);
  return face === null || face?.game === game ? face : undefined;
}

const loadDeckFace = async (game: string): Promise<DeckFace | null> =>
  (await findGame(game)?.decks?.()) ?? null;
