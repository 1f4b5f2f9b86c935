import { useEffect, useState } from "react";
import type { DeckFace } from "./deck-face.ts";
import { loadDeckFace } from "./deck-faces.ts";

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
