import { invariant, shuffle } from "@holmgang/kernel";
import {
  BOOK,
  cardLines,
  CARDS,
  cardText,
  DECK_CARDS,
  deckLimits,
  isCard,
  KEYWORD_NAMES,
  KEYWORDS,
  SETTINGS,
  STARTERS,
} from "@holmgang/slots";
import type { CardId } from "@holmgang/slots";
import { CARD_LOOK, KEYWORD_GLYPH } from "./card-look.ts";
import { CardTip } from "./card-tip.tsx";
import { SlotsCard } from "./slots-card.tsx";
import { Glyph } from "../../look/glyph.tsx";
import { Medal } from "../../look/medal.tsx";
import type { ChartColumn, DeckCard, DeckFace } from "../../game/deck-face.ts";
import { slotsText } from "./text.ts";

const ACTION = "action";
const words = slotsText.decks;

/** Decks of Skirmish Slots. */
export const decks: DeckFace = {
  game: BOOK.game,
  book: BOOK,
  emblem: "queen-crown",
  cards: DECK_CARDS.toSorted(byPower).map(deckCard),
  starters: STARTERS,
  groups: [
    {
      id: "kind",
      words: words.kinds,
      marked: true,
      tags: [
        { id: "unit", words: words.unit, sign: <Glyph name="visored-helm" size={16} /> },
        { id: ACTION, words: words.action, sign: <Glyph name="scroll-unfurled" size={16} /> },
      ],
    },
    {
      id: "keyword",
      words: words.keywords,
      tags: KEYWORDS.map((id) => ({
        id,
        words: KEYWORD_NAMES[id],
        sign: <Glyph name={KEYWORD_GLYPH[id]} size={16} />,
      })),
    },
  ],
  charts: [{ id: "power", words: words.curve, short: words.powers, columns: columns(), columnOf }],
  limits: (settings) =>
    deckLimits({
      deckMin: numberIn(settings, "deckMin"),
      deckMax: numberIn(settings, "deckMax"),
      copies: numberIn(settings, "copies"),
    }),
  card: (card, size, state) => <SlotsCard card={known(card)} size={size} state={state} />,
  mark: (card) => {
    const power = powerOf(known(card));
    return power === null ? <Glyph name={CARD_LOOK[known(card)].glyph} /> : <Medal value={power} />;
  },
  tip: (card) => <CardTip card={known(card)} />,
  sparring: "greedy",
  openingHand: (cards, rng) => shuffle(rng, cards).slice(0, numberIn({}, "openingDraw")),
  entry: (code) => ({ deck: code }),
};

function deckCard(id: CardId): DeckCard {
  const { name, kind } = CARDS[id];
  const keywords = cardLines(id).flatMap(({ keyword }) => keyword ?? []);
  return { id, name, text: cardText(id), tags: [kind, ...keywords] };
}

function columnOf(card: string): string {
  return String(powerOf(known(card)) ?? ACTION);
}

function columns(): readonly ChartColumn[] {
  const most = Math.max(...DECK_CARDS.map((card) => powerOf(card) ?? 0));
  const powers = Array.from({ length: most }, (_, index) => index + 1);
  return [
    ...powers.map((power) => ({
      id: String(power),
      sign: <Medal value={power} />,
      words: words.power(power),
      apart: false,
    })),
    {
      id: ACTION,
      sign: <Glyph name="scroll-unfurled" size={20} />,
      words: words.action,
      apart: true,
    },
  ];
}

/** Null for an action. */
function powerOf(card: CardId): number | null {
  const row = CARDS[card];
  return row.kind === "unit" ? row.power : null;
}

function byPower(a: CardId, b: CardId): number {
  const [one, other] = [powerOf(a) ?? Infinity, powerOf(b) ?? Infinity];
  return one === other ? CARDS[a].name.localeCompare(CARDS[b].name) : one - other;
}

/** A deck is read by the book before it is shown, so every card in it is one. */
function known(card: string): CardId {
  invariant(isCard(card), `'${card}' is no card of ${BOOK.name}`);
  return card;
}

/** A number of the match's, or as the rules have it. */
function numberIn(
  settings: Readonly<Record<string, unknown>>,
  key: (typeof SETTINGS)[number]["key"],
): number {
  const value = settings[key];
  return typeof value === "number" ? value : SETTINGS.find((row) => row.key === key)!.default;
}
