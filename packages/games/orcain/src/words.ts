import {
  bellWords,
  each,
  endingWords,
  invariant,
  rival,
  seatHead,
  seatName,
  seatsFor,
  waiting,
} from "@holmgang/kernel";
import type { BySeat, Seat, Viewer, Words } from "@holmgang/kernel";
import { CARD_IDS, CARDS, cardText } from "./cards.ts";
import type { CardId } from "./cards.ts";
import type { Event, Move, Orcain, RawLayout, View } from "./shape.ts";

const REASONS = {
  knockout: "a knock-out",
  decision: "more health after the last round",
  "sudden-death": "more health in sudden death",
  "round-cap": "still level after the last round there is",
  timeout: "no sign of life for too long",
  forfeit: "a resignation",
  disconnect: "a player has left the table",
  abandoned: "a player has not come back",
};

/** Orcain in words: for the terminal, logs, playthroughs and screen readers. */
export const words: Words<Orcain> = {
  name: "Orcain",
  pitch: "Lay three of your four cards in secret; three steps reveal who read the other better.",
  reasons: REASONS,
  move: ({ kind, layout }) =>
    kind === "layout_confirm" ? cards(layout) : `draft ${cards(layout)}`,
  heading: (seen) =>
    seen.suddenDeath
      ? `Round ${seen.roundIndex}, sudden death, ${seen.roundIndex === seen.settings.roundCap ? "the last" : `round ${seen.settings.roundCap} is the last`}`
      : `Round ${seen.roundIndex} of ${seen.settings.rounds}`,
  score: ({ hp }) => [`${hp[0]} HP`, `${hp[1]} HP`],
  prompt: ({ outcome, viewer }, asked) =>
    asked ? "Lay three of your four cards." : waiting(outcome, viewer, REASONS),
  atZero: () => "what lies in the slots is played",
  event,
  view,
  read,
  help,
};

function event(happened: Event, viewer: Viewer): string {
  switch (happened.kind) {
    case "match_start":
      return `The hands: ${each([cards(happened.hands[0]), cards(happened.hands[1])], viewer)}.`;
    case "prep_start":
      return `Round ${happened.roundIndex}${happened.suddenDeath ? ", sudden death" : ""}: ${health(happened.hp, viewer)}.`;
    case "draft_ok":
      return `${seatName(happened.seat, viewer)} drafted ${cards(happened.layout)}${dropped(happened.refused)}`;
    case "confirm_ok":
      return `${seatName(happened.seat, viewer)} confirmed ${cards(happened.layout)}`;
    case "bell":
      return bellWords(happened.seat, viewer);
    case "step_reveal":
      return `Step ${happened.step + 1}: ${each([cardName(happened.cards[0]), cardName(happened.cards[1])], viewer)}. Health: ${health(happened.hp, viewer)}.`;
    case "round_end":
      return `Round ${happened.roundIndex} ends: ${health(happened.hp, viewer)}.`;
    case "match_end":
      return `${endingWords(happened.outcome, viewer, REASONS)}.`;
  }
}

function view(seen: View): readonly string[] {
  const { viewer, settings, history, own } = seen;
  const [first] = seatsFor(viewer);
  const lines = [words.heading(seen), seatLine(seen, first), seatLine(seen, rival(first))];
  for (const [index, { layouts }] of history.entries()) {
    lines.push(
      `  round ${index + 1}: ${cards(layouts[first])} against ${cards(layouts[rival(first)])}`,
    );
  }
  if (!own || seen.outcome) return lines;
  lines.push(`Your slots: ${cards(own.layout)}${own.status === "open" ? "" : ` (${own.status})`}`);
  const isLastWarning = own.afkStreak > 0 && own.afkStreak === settings.afkLimit - 1;
  return isLastWarning ? [...lines, "One more round without a sign of life loses."] : lines;
}

function seatLine({ viewer, hp, settings, hands }: View, seat: Seat): string {
  const health = `${String(hp[seat]).padStart(2)}/${settings.maxHp}`;
  return `${seatHead(seat, viewer)} ${bar(hp[seat], settings.maxHp)} ${health}   hand ${cards(hands[seat])}`;
}

function help({ settings }: View): readonly string[] {
  return [
    `Type three letters and press Enter: ${CARD_IDS.map((card) => `${CARDS[card].letter} ${CARDS[card].name}`).join(", ")}.`,
    "'adh' confirms Attack, Defense, Heal in this order.",
    ...(settings.prepMs > 0 ? [DRAFTS] : []),
    ...CARD_IDS.map(
      (card) => `  ${CARDS[card].letter}  ${CARDS[card].name}: ${cardText(card, settings)}`,
    ),
  ];
}

/** Only the bell plays a draft. */
const DRAFTS =
  "'draft a..' lays one card and leaves two slots empty; a draft is played if the bell rings.";

const LETTERS = CARD_IDS.map((card) => CARDS[card].letter).join("");
const TYPED = new RegExp(`^\\s*(?:(confirm|draft)\\s+)?([${LETTERS}.\\-\\s]+)$`, "i");

/** Reads `adh`, `a d h`, `confirm adh`, `draft a..`. */
function read(line: string): Move | null {
  const [, verb, text] = TYPED.exec(line) ?? [];
  const letters = text?.replaceAll(/\s/g, "").toUpperCase() ?? "";
  if (letters.length !== 3) return null;
  const [a, b, c] = letters.split("").map(byLetter);
  invariant(a !== undefined && b !== undefined && c !== undefined, "three letters were read");
  return {
    kind: verb?.toLowerCase() === "draft" ? "layout_draft" : "layout_confirm",
    layout: [a, b, c],
    roundIndex: null,
  };
}

const byLetter = (letter: string): CardId | null =>
  CARD_IDS.find((card) => CARDS[card].letter === letter) ?? null;

const letterOf = (card: string | null): string =>
  card === null
    ? "."
    : (CARD_IDS.filter((id) => id === card).map((id) => CARDS[id].letter)[0] ?? "?");

const cards = (layout: RawLayout | readonly (CardId | null)[]): string =>
  layout.map(letterOf).join("");

const cardName = (card: CardId | null): string => (card ? CARDS[card].name : "nothing");

const health = (hp: Readonly<BySeat<number>>, viewer: Viewer): string =>
  each([String(hp[0]), String(hp[1])], viewer);

const bar = (hp: number, max: number): string => "█".repeat(hp) + "░".repeat(Math.max(0, max - hp));

const dropped = (slots: readonly number[]): string =>
  slots.length
    ? ` (not in the hand, left empty: slot ${slots.map((slot) => slot + 1).join(", ")})`
    : "";
