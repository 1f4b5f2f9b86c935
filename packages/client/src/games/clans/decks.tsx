import { BOOK, heroText, inLanes, isIn, RARITIES, STARTERS, TERRAINS } from "@holmgang/clans";
import type { CardId } from "@holmgang/clans";
import type { DeckChart, DeckFace } from "../../game/deck-face.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Stud } from "../../look/rarity-frame.tsx";
import { HERO_GLYPH, TERRAIN_GLYPH } from "./card-look.ts";
import { CardTip } from "./card-tip.tsx";
import { ClansCard } from "./clans-card.tsx";
import { deckCards } from "./deck-cards.ts";
import { columnOf, columnsOf } from "./deck-columns.ts";
import type { Counted } from "./deck-columns.ts";
import { deckRules, knownCard, knownHero } from "./deck-rules.ts";
import { deckText } from "./deck-text.ts";
import { Dial } from "./dial.tsx";
import { shortHero } from "./names.ts";
import { clansText } from "./text.ts";
import "./decks.css";

/** Decks of Clans, in the lanes. */
export const decks: DeckFace = {
  ...deckRules,
  game: BOOK.game,
  book: BOOK,
  emblem: "mounted-knight",
  cards: deckCards,
  starters: STARTERS,
  groups: [
    {
      id: "rarity",
      words: deckText.rarities,
      marked: true,
      tags: RARITIES.map((id) => ({ id, words: deckText.rarity[id], sign: <Stud rarity={id} /> })),
    },
    {
      id: "terrain",
      words: deckText.terrains,
      tags: TERRAINS.map((id) => ({
        id,
        words: clansText.terrains[id],
        sign: <Glyph name={TERRAIN_GLYPH[id]} size={16} />,
      })),
    },
  ],
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
    columns: columnsOf(counted).map(({ from, range }) => ({
      id: String(from),
      sign: counted === "tick" ? <Dial tick={from} /> : <span className="num">{range}</span>,
      words: deckText.column[counted](range),
      apart: false,
    })),
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
