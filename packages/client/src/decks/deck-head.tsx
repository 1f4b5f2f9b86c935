import { decksText } from "../text/decks.ts";
import { DeckCount } from "./deck-count.tsx";
import { DeskHead } from "./desk-head.tsx";
import type { Bench } from "./use-bench.ts";

/** Whose deck it is, and its size. */
export function DeckHead({ bench }: { readonly bench: Bench }) {
  const { face, desk, editing } = bench;
  const led = editing.hero === null ? null : face.hero?.(editing.hero);
  return (
    <DeskHead desk={desk} label={decksText.builder.deckName} emblem={led?.glyph ?? face.emblem}>
      <DeckCount bench={bench} />
    </DeskHead>
  );
}
