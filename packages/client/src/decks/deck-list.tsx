import { Fragment } from "react";
import { Glyph } from "../look/glyph.tsx";
import { IconButton } from "../look/icon-button.tsx";
import { Tooltip } from "../look/tooltip.tsx";
import { decksText } from "../text/decks.ts";
import type { Bench } from "./use-bench.ts";
import "./deck-list.css";

const words = decksText.builder;

/** What is in a deck, a row for each card; one that is wrong is marked, and so is one that is not owned. */
export function DeckList({
  bench: { face, counts, faults, missing, acts },
  show,
}: {
  readonly bench: Bench;
  /** Goes to the card in the collection. */
  show(this: void, card: string): void;
}) {
  const wrong = new Set(faults.flatMap(({ card }) => card ?? []));
  const unowned = new Set(missing.map(({ ware }) => ware.id));
  const rows = face.cards.filter(({ id }) => counts.has(id));
  const signs = new Map(
    face.groups
      .filter(({ marked }) => !marked)
      .flatMap(({ tags }) => tags.map(({ id, sign }) => [id, sign] as const)),
  );
  return (
    <section className="deck-list" aria-label={words.list}>
      {rows.length === 0 && <p className="deck-list__empty">{words.empty}</p>}
      <ul className="deck-list__rows" hidden={rows.length === 0}>
        {rows.map(({ id, name, tags }) => (
          <li
            key={id}
            className="deck-row"
            data-testid={`row-${id}`}
            data-wrong={wrong.has(id) || undefined}
          >
            <span className="deck-row__mark">{face.mark(id)}</span>
            <Tooltip content={face.tip(id)}>
              <button type="button" className="deck-row__name" onClick={() => show(id)}>
                {name}
              </button>
            </Tooltip>
            <span className="deck-row__tags" aria-hidden="true">
              {unowned.has(id) && (
                <span className="deck-row__price">
                  <Glyph name="two-coins" size={16} />
                </span>
              )}
              {tags.map((tag) => (
                <Fragment key={tag}>{signs.get(tag)}</Fragment>
              ))}
            </span>
            <IconButton
              icon="minus"
              size={16}
              label={words.take(name)}
              data-testid={`take-${id}`}
              onClick={() => acts.take(id)}
            />
            <b className="num deck-row__count">{words.times(counts.get(id) ?? 0)}</b>
            <IconButton
              icon="plus"
              size={16}
              label={words.add(name)}
              onClick={() => acts.add(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
