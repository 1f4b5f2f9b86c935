import { invariant } from "@holmgang/kernel";
import type { BySeat, Outcome, Seat, Viewer, Words } from "@holmgang/kernel";
import { CARD_IDS, CARDS, cardText } from "./cards.ts";
import type { CardId } from "./cards.ts";
import type { Event, Move, Orcain, RawLayout, View } from "./shape.ts";

/** Orcain in words: for the terminal, logs, playthroughs and screen readers. */
export const words: Words<Orcain> = {
  name: "Orcain",
  pitch: "Lay three of your four cards in secret; three steps reveal who read the other better.",
  move: ({ kind, layout }) => `${kind === "layout_confirm" ? "confirm" : "draft"} ${cards(layout)}`,
  event,
  view,
  read,
  help: [
    "Type three letters and press Enter: A Attack, D Defense, H Heal, C Counter.",
    "'adh' confirms Attack, Defense, Heal in this order. '.' is an empty slot.",
    "'draft a..' lays cards without confirming; drafts stand if the bell rings.",
    ...CARD_IDS.map(
      (card) =>
        `  ${CARDS[card].letter}  ${CARDS[card].name}: ${cardText(card, { damage: 2, healing: 1 })}`,
    ),
  ],
};

function event(happened: Event, viewer: Viewer): string {
  switch (happened.kind) {
    case "prep_start":
      return `Round ${happened.roundIndex}${happened.suddenDeath ? ", sudden death" : ""}. Health ${health(happened.hp)}.`;
    case "draft_ok":
      return `${seatName(happened.seat, viewer)} drafted ${cards(happened.layout)}${dropped(happened.refused)}.`;
    case "confirm_ok":
      return `${seatName(happened.seat, viewer)} confirmed ${cards(happened.layout)}.`;
    case "step_reveal":
      return `Step ${happened.step + 1}: ${name(happened.cards[0])} meets ${name(happened.cards[1])}. Health ${health(happened.hp)}.`;
    case "round_end":
      return `Round ${happened.roundIndex} ends. Health ${health(happened.hp)}.`;
    case "match_end":
      return `The match ends: ${ending(happened.outcome, viewer)}.`;
  }
}

function view({
  viewer,
  roundIndex,
  suddenDeath,
  hp,
  settings,
  hands,
  own,
  history,
}: View): readonly string[] {
  const seat = viewer === "spectator" ? 0 : viewer;
  const lines = [
    `Round ${roundIndex} of ${settings.rounds}${suddenDeath ? " (sudden death)" : ""}`,
  ];
  for (const at of [seat, seat === 0 ? 1 : 0] as const) {
    lines.push(
      `${seatName(at, viewer).padEnd(6)} ${bar(hp[at], settings.maxHp)} ${hp[at]}/${settings.maxHp}   hand ${cards(hands[at])}`,
    );
  }
  for (const [index, round] of history.entries()) {
    lines.push(
      `  round ${index + 1}: ${cards(round.layouts[seat])} against ${cards(round.layouts[seat === 0 ? 1 : 0])}`,
    );
  }
  if (own)
    lines.push(
      `Your slots: ${cards(own.layout)}${own.status === "open" ? "" : ` (${own.status})`}`,
    );
  if (own && own.afkStreak > 0 && own.afkStreak === settings.afkLimit - 1)
    lines.push("One more empty round loses.");
  return lines;
}

/** Reads `adh`, `a d h`, `confirm adh`, `draft a..`. */
function read(line: string): Move | null {
  const [, verb, text] = /^\s*(?:(confirm|draft)\s+)?([adhc.\-\s]+)$/i.exec(line) ?? [];
  const letters = text?.replaceAll(/\s/g, "").toUpperCase() ?? "";
  if (letters.length !== 3) return null;
  const [a, b, c] = letters.split("").map(byLetter);
  invariant(a !== undefined && b !== undefined && c !== undefined, "three letters were read");
  return {
    kind: verb === "draft" ? "layout_draft" : "layout_confirm",
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

const name = (card: CardId | null): string => (card ? CARDS[card].name : "an empty slot");

const health = (hp: Readonly<BySeat<number>>): string => `${hp[0]}:${hp[1]}`;

const bar = (hp: number, max: number): string => "█".repeat(hp) + "░".repeat(Math.max(0, max - hp));

const dropped = (slots: readonly number[]): string =>
  slots.length
    ? ` (not in the hand, left empty: slot ${slots.map((slot) => slot + 1).join(", ")})`
    : "";

const seatName = (seat: Seat, viewer: Viewer): string =>
  viewer === "spectator" ? `Seat ${seat}` : viewer === seat ? "You" : "Rival";

function ending(outcome: Outcome, viewer: Viewer): string {
  const why = `(${outcome.reason})`;
  if (outcome.result === "win") {
    const who = seatName(outcome.seat, viewer);
    return `${who} ${who === "You" ? "win" : "wins"} ${why}`;
  }
  return outcome.result === "draw" ? `a draw ${why}` : `both lose ${why}`;
}
