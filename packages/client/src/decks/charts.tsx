import { useState } from "react";
import { Segmented } from "../look/segmented.tsx";
import { decksText } from "../text/decks.ts";
import { Curve } from "./curve.tsx";
import { TagChart } from "./tag-chart.tsx";
import type { Bench } from "./use-bench.ts";

const words = decksText.builder;
const KINDS = { id: "kinds", short: words.kinds, words: words.shape } as const;

/** How a deck's cards are spread. Where the game counts several things they share one place. */
export function Charts({ bench: { face, deck } }: { readonly bench: Bench }) {
  const [first, ...more] = face.charts;
  const [at, setAt] = useState(first.id);
  const tags = <TagChart face={face} cards={deck.cards} />;
  if (more.length === 0)
    return (
      <>
        <Curve chart={first} cards={deck.cards} />
        {tags}
      </>
    );
  const chart = face.charts.find(({ id }) => id === at);
  return (
    <div className="charts">
      <Segmented
        wide
        label={words.charts}
        options={[...face.charts, KINDS].map(({ id, short, words: label }) => ({
          value: id,
          words: short,
          label,
        }))}
        value={at}
        onChange={setAt}
      />
      {chart ? <Curve chart={chart} cards={deck.cards} /> : tags}
    </div>
  );
}
