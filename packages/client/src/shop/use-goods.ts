import { useEffect, useMemo, useState } from "react";
import type { DeckFace } from "../game/deck-face.ts";
import type { EconomyFace, Goods } from "../game/economy-face.ts";

/** A game's decks with the cards its shop shows; null while these are on their way. */
export function useGoods(face: DeckFace, economy: EconomyFace): DeckFace | null {
  const [goods, setGoods] = useState<Goods | null>(null);
  useEffect(() => {
    let isLeft = false;
    void economy.goods?.().then((loaded) => isLeft || setGoods(loaded));
    return () => {
      isLeft = true;
    };
  }, [economy]);
  return useMemo(
    () => (goods ? { ...face, ...goods } : economy.goods ? null : face),
    [face, economy, goods],
  );
}
