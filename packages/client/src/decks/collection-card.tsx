import { memo } from "react";
import type { CardSize } from "../look/card-size.ts";
import { IconButton } from "../look/icon-button.tsx";
import { Tooltip } from "../look/tooltip.tsx";
import { decksText } from "../text/decks.ts";
import type { DeckCard, DeckFace } from "../game/deck-face.ts";
import { OwnedNote, owningWords } from "./owned-note.tsx";
import type { Stock } from "./stocks-of.ts";
import type { BenchActs } from "./use-bench.ts";

const words = decksText.builder;

/** A card of the collection: pressing it adds one; below it, how many there may be or how many are owned. */
export const CollectionCard = memo(function CollectionCard({
  face,
  card: { id, name, text: said },
  count,
  most,
  stock,
  isMissing,
  size,
  reachable,
  focused,
  acts: { add, take },
}: {
  readonly face: DeckFace;
  readonly card: DeckCard;
  readonly count: number;
  /** Null where only the deck's size bounds it. */
  readonly most: number | null;
  /** Null where nothing has to be owned, or nobody knows what is. */
  readonly stock: Stock | null;
  /** Whether the deck has more of it than is owned. */
  readonly isMissing: boolean;
  readonly size: CardSize;
  /** Whether Tab stops here; arrows reach the others. */
  readonly reachable: boolean;
  focused(this: void, card: string): void;
  readonly acts: BenchActs;
}) {
  const label = words.card(name, said, words.held(count, most));
  return (
    <div className="collection-card">
      <Tooltip slow content={face.tip(id)}>
        <button
          type="button"
          className="collection-card__face"
          data-grid-item={id}
          data-testid={`card-${id}`}
          tabIndex={reachable ? 0 : -1}
          aria-label={stock ? `${label} ${owningWords(stock)}` : label}
          onFocus={() => focused(id)}
          onClick={() => add(id)}
        >
          {face.card(id, size, stock?.owned === 0 ? "dim" : "rest")}
          {count > 0 && (
            <span
              className="collection-card__count"
              data-over={(most !== null && count > most) || undefined}
              data-missing={isMissing || undefined}
            >
              {words.times(count)}
            </span>
          )}
        </button>
      </Tooltip>
      <div className="collection-card__foot">
        <IconButton
          icon="minus"
          size={16}
          tabIndex={-1}
          label={words.take(name)}
          disabled={count === 0}
          onClick={() => take(id)}
        />
        {stock ? (
          <OwnedNote stock={stock} isMissing={isMissing} />
        ) : (
          <span>{most === null ? words.unlimited : words.held(count, most)}</span>
        )}
        <IconButton
          icon="plus"
          size={16}
          tabIndex={-1}
          label={words.add(name)}
          onClick={() => add(id)}
        />
      </div>
    </div>
  );
});
