import { CARD_IDS, CARDS } from "./cards/cards.ts";
import type { CardId } from "./cards/cards.ts";
import { ONGOING } from "./cards/language.ts";
import type { OngoingId } from "./cards/language.ts";
import { TERMS } from "./glossary-terms.ts";
import type { GlossaryEntry } from "./glossary-terms.ts";
import { cardLines, cardText, ongoingLine } from "./text/card-text.ts";

/** Cards of which the rules say more than their text does. */
const CARD_RULES: Readonly<Partial<Record<CardId, string>>> = {
  hunter: "R60",
  mimic: "R61",
  necromancer: "R62",
  roots: "R63",
  vampire: "R64",
  warlock: "R65",
  rogue: "R66",
  sentinel: "R67",
  dragon: "R68",
  wizard: "R69",
  knight: "R70",
  rookie: "R71",
  fireball: "R72",
};

/** Where a card's first keyword is explained; units without one are only played, actions are cast. */
function ruleOf(card: CardId): string {
  const keyword = cardLines(card).find((line) => line.keyword !== null)?.keyword;
  const term = TERMS.find(({ id }) => id === keyword);
  return CARD_RULES[card] ?? term?.rule ?? (CARDS[card].kind === "unit" ? "R23" : "R54");
}

function cardEntry(card: CardId): GlossaryEntry {
  const row = CARDS[card];
  const kind =
    row.kind === "action" ? "Action." : `${row.token ? "Token" : "Unit"}, power ${row.power}.`;
  const text = `${kind} ${cardText(card)}`.trim();
  return { id: card, term: row.name, rule: ruleOf(card), text: () => text };
}

const ongoingEntry = (effect: OngoingId): GlossaryEntry => ({
  id: `ongoing-${effect}`,
  term: `${ONGOING[effect].name} (on a slot)`,
  rule: "R45",
  text: () => ongoingLine(effect),
});

const ONGOING_IDS = Object.keys(ONGOING) as OngoingId[]; // the keys of the literal

/** Every card, every ongoing effect, then every other word a newcomer may stumble over. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  ...CARD_IDS.map(cardEntry),
  ...ONGOING_IDS.map(ongoingEntry),
  ...TERMS,
];
