import { countCards } from "@holmgang/decks";
import type { Deck } from "@holmgang/decks";
import { Link } from "../web/link.tsx";
import { Icon } from "../look/icon.tsx";
import { Curve } from "./curve.tsx";
import type { DeckFace } from "../game/deck-face.ts";
import { sizeWords } from "./size-words.ts";

/** A deck or a trio seen from outside: its best cards, its name, its curve, and whether it can be played. */
export function DeckCover({
  face,
  name,
  decks,
  note,
  wrong,
  href,
}: {
  readonly face: DeckFace;
  readonly name: string;
  /** One, or the three of a trio; none where they cannot be read. */
  readonly decks: readonly Deck[];
  readonly note: string;
  /** Why it cannot be played. */
  readonly wrong: string | null;
  /** Where it is worked on. */
  readonly href: string | null;
}) {
  const led = heroesOf(decks, face);
  const cards = decks.flatMap((deck) => deck.cards);
  return (
    <div className="deck-cover">
      <span className="deck-cover__fan" aria-hidden="true">
        {fanOf(decks, face).map((card, index) => (
          <span key={`${index} ${card}`}>{face.card(card, "P", "rest")}</span>
        ))}
      </span>
      <span className="deck-cover__words">
        <h3>{href === null ? name : <Link href={href}>{name}</Link>}</h3>
        <span className="deck-cover__note">
          {[...led, sizeWords(decks), note].filter(Boolean).join(" · ")}
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

/** Who leads it; whoever made a trio of two heroes sees both. */
const heroesOf = (decks: readonly Deck[], { book }: DeckFace): readonly string[] =>
  book.heroes.filter(({ id }) => decks.some(({ hero }) => hero === id)).map(({ name }) => name);

/** Of a trio the best card of each deck. */
const fanOf = (decks: readonly Deck[], face: DeckFace): readonly string[] =>
  decks.length > 1
    ? decks.flatMap(({ cards }) => bestOf(cards, face).slice(-1))
    : decks.flatMap(({ cards }) => bestOf(cards, face));

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
