import { useState } from "react";
import { Segmented } from "../look/segmented.tsx";
import { decksText } from "../text/decks.ts";
import { Curve } from "./curve.tsx";
import type { Bench } from "./use-bench.ts";

/** How a deck's cards are spread: one chart at a time, and where the game has several a choice of them. */
export function Charts({ bench: { face, deck } }: { readonly bench: Bench }) {
  const [first] = face.charts;
  const [at, setAt] = useState(first.id);
  const chart = face.charts.find(({ id }) => id === at) ?? first;
  return (
    <>
      {face.charts.length > 1 && (
        <Segmented
          wide
          label={decksText.builder.charts}
          options={face.charts.map(({ id, short, words }) => ({
            value: id,
            words: short,
            label: words,
          }))}
          value={chart.id}
          onChange={setAt}
        />
      )}
      <Curve chart={chart} cards={deck.cards} />
    </>
  );
}
