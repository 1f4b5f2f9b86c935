import { CARDS } from "../cards/cards.ts";
import type { CardId } from "../cards/cards.ts";
import { ONGOING, TRIGGERS } from "../cards/language.ts";
import type { CardRow, OngoingId, Static, Trigger } from "../cards/language.ts";
import { abilityText, ongoingText } from "./verb-text.ts";

/** One thing a card says. A keyword stands before its text and has a row in the glossary. */
export interface CardLine {
  readonly keyword: Keyword | null;
  /** How the keyword is written on this card: `Activate (2)`. */
  readonly label: string | null;
  readonly text: string;
}

export const KEYWORDS = [
  "deploy",
  "consume",
  "consumed",
  "death",
  "conquer",
  "activate",
  "turnStart",
] as const satisfies readonly Trigger[];
export type Keyword = (typeof KEYWORDS)[number];

export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  deploy: "Deploy",
  consume: "Consume",
  consumed: "Consumed",
  death: "Death",
  conquer: "Conquer",
  activate: "Activate",
  turnStart: "Turn start",
};

const WHEN: Readonly<Record<Exclude<Trigger, Keyword | "cast">, string>> = {
  nearDeath: "When a close unit dies",
  nearDamage: "When another close unit is dealt damage",
  actionPlayed: "After you play an action",
};

const STATIC: Readonly<Record<Static, string>> = {
  ontoOwn: "Only played onto one of your own units.",
  bars: "The rival deploys nothing into the slot in front.",
  lowestWins: "The lower power wins its lane.",
};

/** All that a card says, made from its row. */
export function cardLines(card: CardId): readonly CardLine[] {
  const row: CardRow = CARDS[card];
  const rule = row.kind === "unit" && row.static ? [plain(STATIC[row.static])] : [];
  const said = TRIGGERS.flatMap((trigger) => {
    const ability = abilityOn(row, trigger);
    return ability ? [lineOf(trigger, abilityText(ability, trigger), row)] : [];
  });
  return [...rule, ...said, ...marks(row).map((effect) => plain(namedOngoing(effect)))];
}

/** Ongoing effects that a card lays are told on the card. */
const marks = (row: CardRow): readonly OngoingId[] =>
  Object.values(row.on).flatMap(({ does }) =>
    does.flatMap((verb) => (verb.verb === "mark" ? [verb.effect] : [])),
  );

const namedOngoing = (effect: OngoingId): string => {
  const text = ongoingLine(effect);
  return `${ONGOING[effect].name}: ${text[0]!.toLowerCase()}${text.slice(1)}`;
};

const abilityOn = (row: CardRow, trigger: Trigger) =>
  row.kind === "action"
    ? trigger === "cast"
      ? row.on.cast
      : undefined
    : trigger === "cast"
      ? undefined
      : row.on[trigger];

function lineOf(trigger: Trigger, text: string, row: CardRow): CardLine {
  if (trigger === "cast") return plain(`${text[0]!.toUpperCase()}${text.slice(1)}.`);
  if (trigger === "nearDeath" || trigger === "nearDamage" || trigger === "actionPlayed")
    return plain(`${WHEN[trigger]}: ${text}.`);
  const count = trigger === "activate" && row.kind === "unit" ? ` (${row.ready})` : "";
  return { keyword: trigger, label: `${KEYWORD_NAMES[trigger]}${count}`, text: `${text}.` };
}

const plain = (text: string): CardLine => ({ keyword: null, label: null, text });

/** The same as one sentence after the other. */
export const cardText = (card: CardId): string =>
  cardLines(card)
    .map(({ label, text }) => (label ? `${label}: ${text}` : text))
    .join(" ");

export const ongoingLine = (effect: OngoingId): string => ongoingText(ONGOING[effect].does);
