import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";

const words = decksText.builder;

/** How many cards, of how many. */
export function DeckCount({ bench: { deck, limits } }: { readonly bench: Bench }) {
  const { length } = deck.cards;
  const { min, max } = limits;
  const fits = length >= min && length <= max;
  return (
    <span className="deck-count" data-fits={fits} data-testid="deck-count">
      <span className="visually-hidden">{words.counted(length, min, max)}</span>
      <span aria-hidden="true">
        <b className="num">{words.count(length)}</b>{" "}
        <span className="num">{words.of(min, max)}</span>
      </span>
    </span>
  );
}
