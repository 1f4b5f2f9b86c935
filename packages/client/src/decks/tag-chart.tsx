import { decksText } from "../text/decks.ts";
import type { DeckFace } from "../game/deck-face.ts";
import { tagsOf } from "./deck-shape.ts";
import "./tag-chart.css";

const words = decksText.builder;

/** How many cards of each kind, and with each keyword. */
export function TagChart({
  face,
  cards,
}: {
  readonly face: DeckFace;
  readonly cards: readonly string[];
}) {
  const counts = tagsOf(cards, face);
  return (
    <div className="tag-chart" role="group" aria-label={words.shape}>
      {face.groups.map((group) => (
        <ul key={group.id} className="tag-chart__group" aria-label={group.words}>
          {group.tags.map(({ id, words: name, sign }) => {
            const count = counts.get(id) ?? 0;
            return (
              <li
                key={id}
                title={words.column(name, count)}
                data-none={count === 0 || undefined}
                style={{ "--part": count / Math.max(1, cards.length) }}
              >
                {sign}
                <span className="visually-hidden">{name}</span>
                <b className="num">{count}</b>
                <i />
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
