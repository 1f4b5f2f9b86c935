import { CARD_IDS, CARDS, cardText } from "./cards.ts";
import type { CardId } from "./cards.ts";
import type { Settings } from "./settings.ts";

/** A word of the game, what it means in a match with these settings, and the rule it comes from. */
interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly rule: string;
  readonly text: (settings: Settings) => string;
}

const CARD_RULES: Readonly<Record<CardId, string>> = {
  attack: "R9",
  defense: "R10",
  heal: "R11",
  counter: "R12",
};

const TERMS: readonly GlossaryEntry[] = [
  {
    id: "round",
    term: "Round",
    rule: "R16",
    text: ({ rounds }) =>
      `Both lay their cards, three steps show them, and the health left counts. After ${rounds === 1 ? "the first round" : `${rounds} rounds`} the higher health wins.`,
  },
  {
    id: "step",
    term: "Step",
    rule: "R38",
    text: () => "One pair of cards meets. Three steps make a reveal, and all three are played.",
  },
  {
    id: "layout",
    term: "Layout",
    rule: "R7",
    text: () => "Three slots in order, each with a card of the hand or nothing in it.",
  },
  {
    id: "draft",
    term: "Draft",
    rule: "R18",
    text: () => "A layout that may still change. It is played if the bell finds no other.",
  },
  {
    id: "confirm",
    term: "Confirm",
    rule: "R20",
    text: () => "Makes a layout of three cards final for this round. It cannot be taken back.",
  },
  {
    id: "bell",
    term: "Bell",
    rule: "R28",
    text: ({ prepMs }) =>
      prepMs === 0
        ? "The end of the time to prepare. This match has no clock, so none rings."
        : `The end of the time to prepare, after ${prepMs / 1000} seconds. What lies then is played.`,
  },
  {
    id: "away",
    term: "Away",
    rule: "R33",
    text: ({ afkLimit }) =>
      `Neither drafted nor confirmed in a round. ${afkLimit === 1 ? "One such round loses" : `${afkLimit} such rounds in a row lose`} the match.`,
  },
  {
    id: "sudden-death",
    term: "Sudden death",
    rule: "R45",
    text: ({ rounds, roundCap, suddenDeath }) =>
      `Every round after round ${rounds}: the first to end with different health decides, and round ${roundCap} is the last.${suddenDeath === "mustAttack" ? " A layout needs an Attack." : ""}`,
  },
  {
    id: "pot",
    term: "Pot",
    rule: "R52",
    text: ({ stake }) =>
      stake === 0
        ? "What both stake. In this match that is nothing."
        : `What both stake, ${stake} ${stake === 1 ? "token" : "tokens"} each. The winner takes it; a draw gives it back.`,
  },
];

/** Every card, then every other word a newcomer may stumble over. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  ...CARD_IDS.map((card) => ({
    id: card,
    term: CARDS[card].name,
    rule: CARD_RULES[card],
    text: (settings: Settings) => cardText(card, settings),
  })),
  ...TERMS,
];
