import { countCards } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { Link } from "../web/link.tsx";
import { Icon } from "../look/icon.tsx";
import { decksText } from "../text/decks.ts";
import { Curve } from "./curve.tsx";
import type { DeckFace } from "../game/deck-face.ts";

/** A deck seen from outside: its best cards, its name, its curve, and whether it can be played. */
export function DeckCover({
  face,
  name,
  deck: { hero, cards },
  note,
  wrong,
  href,
}: {
  readonly face: DeckFace;
  readonly name: string;
  readonly deck: Deck;
  readonly note: string;
  /** Why it cannot be played. */
  readonly wrong: string | null;
  /** Where it is worked on. */
  readonly href: string | null;
}) {
  const led = face.book.heroes.find(({ id }) => id === hero)?.name;
  return (
    <div className="deck-cover">
      <span className="deck-cover__fan" aria-hidden="true">
        {bestOf(cards, face).map((card) => (
          <span key={card}>{face.card(card, "P", "rest")}</span>
        ))}
      </span>
      <span className="deck-cover__words">
        <h3>{href === null ? name : <Link href={href}>{name}</Link>}</h3>
        <span className="deck-cover__note">
          {[led, decksText.cards(cards.length), note].filter(Boolean).join(" · ")}
        </span>
        {wrong !== null && (
          <span className="deck-cover__wrong">
            <Icon name="warn" size={16} />
            {wrong}
          </span>
        )}
        {wrong === null && <Curve chart={face.charts[0]} cards={cards} small />}
      </span>
    </div>
  );
}

/** Three cards to know a deck by: what it has most of, and of those the farthest along the curve. */
function bestOf(cards: readonly string[], face: DeckFace): readonly string[] {
  const counts = countCards(cards);
  const { columns, columnOf } = face.charts[0];
  const apart = new Set<string | null>(
    columns.filter((column) => column.apart).map(({ id }) => id),
  );
  return face.cards
    .filter(({ id }) => counts.has(id) && !apart.has(columnOf(id)))
    .map(({ id }) => id)
    .toReversed()
    .toSorted((a, b) => counts.get(b)! - counts.get(a)!)
    .slice(0, 3)
    .toReversed();
}
