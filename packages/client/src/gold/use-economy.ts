import { useEffect, useState } from "react";
import type { EconomyFace } from "../game/economy-face.ts";
import { findGame } from "../games/find-game.ts";

/** A game's gold; undefined while it is on its way, null for a game that has none. */
export function useEconomy(game: string): EconomyFace | null | undefined {
  const [face, setFace] = useState<EconomyFace | null>();
  useEffect(() => {
    let isLeft = false;
    void loadEconomy(game).then((loaded) => isLeft || setFace(loaded));
    return () => {
      isLeft = true;
    };
  }, [game]);
  return face === null || face?.game === game ? face : undefined;
}

const loadEconomy = async (game: string): Promise<EconomyFace | null> =>
  (await findGame(game)?.economy?.()) ?? null;
