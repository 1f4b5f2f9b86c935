import { BOOK, cardRow, isIn } from "@holmgang/clans";
import { feigned, fieldDeck, fieldHeroText, FIELD_STARTERS, inField } from "@holmgang/clans/field";
import type { DeckChart, DeckFace } from "../../game/deck-face.ts";
import type { CardSize } from "../../look/card-size.ts";
import { Glyph } from "../../look/glyph.tsx";
import { Stud } from "../../look/rarity-frame.tsx";
import { ABILITY_GLYPH, HERO_GLYPH } from "../clans/card-look.ts";
import { chartColumns } from "../clans/chart-columns.tsx";
import { DECK_GROUPS } from "../clans/deck-groups.tsx";
import { deckText as ofBoth } from "../clans/deck-text.ts";
import { knownHero } from "../clans/deck-rules.ts";
import { fieldNumbers, fieldSentences } from "../clans/field-words.ts";
import { PlainCard, PlainTip } from "../clans/plain-card.tsx";
import { shortHero } from "../clans/names.ts";
import { deckCards, seeming } from "./deck-cards.ts";
import { columnOf, columnsOf } from "./deck-columns.ts";
import type { Counted } from "./deck-columns.ts";
import { deckRules } from "./deck-rules.ts";
import { deckText } from "./deck-text.ts";
import "./glyphs.ts";

/** Decks of Clans, in the field. */
export const decks: DeckFace = {
  ...deckRules,
  game: "clans-field",
  book: BOOK,
  emblem: "crossed-swords",
  cards: deckCards,
  starters: FIELD_STARTERS.map((starter) => ({ ...starter, ...fieldDeck(starter) })),
  groups: [
    ...DECK_GROUPS,
    {
      id: "kind",
      words: deckText.kinds,
      tags: [
        {
          id: "decoy",
          words: deckText.decoy,
          sign: <Glyph name={ABILITY_GLYPH.conceal_back} size={16} />,
        },
      ],
    },
  ],
  charts: [chartOf("ap"), chartOf("damage"), chartOf("hp")],
  hero: (id) => {
    const hero = knownHero(id);
    return {
      name: shortHero(hero),
      glyph: HERO_GLYPH[hero][0],
      text: ofBoth.power(fieldHeroText(hero)),
    };
  },
  // A deck may hold what only the lanes have: it is told as a fault, and not drawn.
  card: (card, size, state) =>
    isIn("field", card) && <FieldCard card={card} size={size} state={state} />,
  mark: (card) => isIn("field", card) && <Stud rarity={inField(seeming(card)).rarity} />,
  tip: (card) =>
    isIn("field", card) && (
      <PlainTip
        card={seeming(card)}
        name={nameOf(card)}
        said={feigned(card) ? [deckText.decoyText] : fieldSentences(seeming(card))}
      />
    ),
  sparring: "militia",
};

function chartOf(counted: Counted): DeckChart {
  return {
    id: counted,
    ...deckText.charts[counted],
    columns: chartColumns(columnsOf(counted), deckText.column[counted]),
    columnOf: (card) => (isIn("field", card) ? String(columnOf(counted, seeming(card))) : null),
  };
}

const nameOf = (card: string): string =>
  feigned(card)
    ? `${cardRow(seeming(card)).name} (${deckText.decoy})`
    : cardRow(seeming(card)).name;

function FieldCard({
  card,
  size,
  state,
}: {
  readonly card: string;
  readonly size: CardSize;
  readonly state: "rest" | "dim";
}) {
  const id = seeming(card);
  return (
    <PlainCard
      card={id}
      name={nameOf(card)}
      rarity={inField(id).rarity}
      text={fieldNumbers(id)}
      {...{ size, state }}
    />
  );
}
