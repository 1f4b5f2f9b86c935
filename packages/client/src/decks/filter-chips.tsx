import { Icon } from "../look/icon.tsx";
import { decksText } from "../text/decks.ts";
import type { TagGroup } from "../game/deck-face.ts";
import { isWish, NO_WISH, toggleTag } from "./find-cards.ts";
import type { Wish } from "./find-cards.ts";
import "./filter-chips.css";

/** What the collection is narrowed by; a lit one is on. */
export function FilterChips({
  groups,
  wish,
  change,
}: {
  readonly groups: readonly TagGroup[];
  readonly wish: Wish;
  change(this: void, wish: Wish): void;
}) {
  return (
    <div className="chips" role="group" aria-label={decksText.builder.filters}>
      {groups.map((group) => (
        <div key={group.id} className="chips__group" role="group" aria-label={group.words}>
          {group.tags.map(({ id, words, sign }) => (
            <button
              key={id}
              type="button"
              className="chip"
              data-testid={`chip-${id}`}
              aria-pressed={wish.tags.has(id)}
              onClick={() => change(toggleTag(wish, id))}
            >
              {sign}
              {words}
              {wish.tags.has(id) && <Icon name="close" size={14} />}
            </button>
          ))}
        </div>
      ))}
      {isWish(wish) && (
        <button type="button" className="chip chip--clear" onClick={() => change(NO_WISH)}>
          {decksText.builder.clear}
        </button>
      )}
    </div>
  );
}
