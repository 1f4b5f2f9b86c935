import type { DeckLimits } from "@holmgang/decks";
import { useMemo, useState } from "react";
import type { KeyboardEvent } from "react";
import { useMedia, usePhone } from "../web/use-media.ts";
import { gameName } from "../games/find-game.ts";
import { Button } from "../look/button.tsx";
import { EmptyState } from "../look/empty-state.tsx";
import { SearchField } from "../look/search-field.tsx";
import { decksText } from "../text/decks.ts";
import { CollectionCard } from "./collection-card.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { findCards, NO_WISH } from "./find-cards.ts";
import type { Wish } from "./find-cards.ts";
import { moveInGrid } from "./move-in-grid.ts";
import { stocksOf } from "./stocks-of.ts";
import type { Bench } from "./use-bench.ts";
import "./collection.css";

const words = decksText.builder;

/** All cards there are, to be searched, narrowed and taken from. */
export function Collection({
  bench,
  wish,
  change,
  searching,
}: {
  readonly bench: Bench;
  readonly wish: Wish;
  change(this: void, wish: Wish): void;
  /** Whether there is a field to search by. */
  readonly searching: boolean;
}) {
  const { face, editing, counts, limits, acts, holdings, missing } = bench;
  const stocks = useMemo(() => stocksOf(holdings), [holdings]);
  const short = new Set(missing.map(({ ware }) => ware.id));
  const phone = usePhone();
  const narrow = useMedia("(width < 1000px)");
  const offered = face.cards.filter(({ id }) => face.offers?.(id, editing.cards) ?? true);
  const shown = findCards(offered, face.groups, wish);
  const [at, setAt] = useState<string | null>(null);
  // The keyboard enters the grid where it left it, or at its first card.
  const entry = shown.find(({ id }) => id === at)?.id ?? shown[0]?.id;
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const card = (event.target as HTMLElement).dataset["gridItem"]; // only elements take keys
    if (card === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveInGrid(event.currentTarget, event.key)) event.preventDefault();
    else if (["-", "Delete", "Backspace"].includes(event.key)) acts.take(card);
    else if (event.key === "+") acts.add(card);
  };
  return (
    <section className="collection" aria-label={words.collection}>
      <header className="collection__head">
        {!phone && <h1>{words.collection}</h1>}
        {!phone && (
          <span className="collection__shown" role="status">
            {words.shown(gameName(face.game), shown.length, offered.length)}
          </span>
        )}
        {searching && (
          <SearchField
            label={words.search}
            value={wish.words}
            onChange={(typed) => change({ ...wish, words: typed })}
          />
        )}
        {!phone && (
          <Button
            icon="undo"
            aria-keyshortcuts="Control+Z"
            data-testid="undo"
            missing={editing.before.length === 0}
            onClick={acts.undo}
          >
            {words.undo}
          </Button>
        )}
      </header>
      <FilterChips groups={face.groups} wish={wish} change={change} />
      {shown.length === 0 && (
        <EmptyState
          glyph="binoculars"
          title={words.nothing}
          action={<Button onClick={() => change(NO_WISH)}>{words.clear}</Button>}
        >
          {words.nothingWords}
        </EmptyState>
      )}
      {/* Keys work on the buttons inside; the group only hears them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div className="collection__grid" role="group" aria-label={words.grid} onKeyDown={press}>
        {shown.map((card) => (
          <CollectionCard
            key={card.id}
            face={face}
            card={card}
            count={counts.get(card.id) ?? 0}
            most={copiesOf(limits, card.id)}
            stock={stocks.get(card.id) ?? null}
            isMissing={short.has(card.id)}
            size={narrow ? "S" : "M"}
            reachable={card.id === entry}
            focused={setAt}
            acts={acts}
          />
        ))}
      </div>
    </section>
  );
}

const copiesOf = ({ copies, max }: DeckLimits, card: string): number | null =>
  copies(card) < max ? copies(card) : null;
