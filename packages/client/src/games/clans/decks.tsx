import { BOOK, heroText, inLanes, isIn, STARTERS } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import type { DeckChart, DeckFace } from "../../game/deck-face.ts";
import { Stud } from "../../look/rarity-frame.tsx";
import { HERO_GLYPH } from "./card-look.ts";
import { chartColumns } from "./chart-columns.tsx";
import { CardTip } from "./card-tip.tsx";
import { ClansCard } from "./clans-card.tsx";
import { deckCards } from "./deck-cards.ts";
import { columnOf, columnsOf } from "./deck-columns.ts";
import type { Counted } from "./deck-columns.ts";
import { DECK_GROUPS } from "./deck-groups.tsx";
import { deckRules, knownCard, knownHero } from "./deck-rules.ts";
import { deckText } from "./deck-text.ts";
import { Dial } from "./dial.tsx";
import { shortHero } from "./names.ts";
import "./decks.css";

/** Decks of Clans, in the lanes. */
export const decks: DeckFace = {
  ...deckRules,
  game: BOOK.game,
  book: BOOK,
  emblem: "mounted-knight",
  cards: deckCards,
  starters: STARTERS,
  groups: DECK_GROUPS,
  charts: [chartOf("tick"), chartOf("damage"), chartOf("hp")],
  hero: (id) => {
    const hero = knownHero(id);
    return {
      name: shortHero(hero),
      glyph: HERO_GLYPH[hero][0],
      text: deckText.power(heroText(hero)),
    };
  },
  // A deck may hold what only the field has: it is told as a fault, and not drawn.
  card: (card, size, state) =>
    isIn("lanes", card) && <ClansCard card={knownCard(card)} size={size} state={state} />,
  mark: (card) => isIn("lanes", card) && <Mark card={knownCard(card)} />,
  tip: (card) => isIn("lanes", card) && <CardTip card={knownCard(card)} />,
  sparring: "sergeant",
};

function chartOf(counted: Counted): DeckChart {
  return {
    id: counted,
    ...deckText.charts[counted],
    columns: chartColumns(
      columnsOf(counted),
      deckText.column[counted],
      counted === "tick" ? ({ from }) => <Dial tick={from} /> : undefined,
    ),
    columnOf: (card) => (isIn("lanes", card) ? String(columnOf(counted, knownCard(card))) : null),
  };
}

/** When it acts, and how rare it is. */
function Mark({ card }: { readonly card: CardId }) {
  const { tick, rarity } = inLanes(card);
  return (
    <span className="deck-mark">
      <Dial tick={tick} />
      <Stud rarity={rarity} />
    </span>
  );
}
