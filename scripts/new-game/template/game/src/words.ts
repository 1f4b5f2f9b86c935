import { bellWords, does, each, endingWords, seatsFor, waiting } from "@holmgang/kernel";
import type { Viewer, Words } from "@holmgang/kernel";
import type { Event, Move, Sample, View } from "./shape.ts";

const REASONS = {
  prizes: "the greater prizes",
  level: "the same prizes",
  resigned: "a resignation",
  disconnected: "a player has left the table",
  abandoned: "a player has not come back",
};

/** Sample in words: for the terminal, logs, screen readers, and its table until it has a face. */
export const words: Words<Sample> = {
  name: "Sample",
  pitch: "Bid a card in secret; the higher one takes the prize.",
  reasons: REASONS,
  heading: ({ round, settings }) => `Round ${round} of ${settings.cards}`,
  score: ({ won }) => [`${won[0]} points`, `${won[1]} points`],
  prompt: ({ prize, outcome, viewer }, asked) =>
    asked ? `Bid a card for the prize of ${prize}.` : waiting(outcome, viewer, REASONS),
  atZero: () => "the lowest card is bid",
  move: ({ card }) => `bid ${card}`,
  event,
  view,
  read,
  help: () => ["'bid 7', or just '7', bids your 7. The higher bid takes the prize."],
};

function event(happened: Event, viewer: Viewer): string {
  switch (happened.kind) {
    case "dealt":
      return `${does(happened.seat, viewer, "get")} ${happened.hand?.join(", ") ?? "a hand"}.`;
    case "round_start":
      return `Round ${happened.round}: a prize of ${happened.prize}.`;
    case "bid_taken":
      return `${does(happened.seat, viewer, "bid")} ${happened.card}.`;
    case "bell":
      return `${bellWords(happened.seat, viewer)}.`;
    case "shown":
      return `${each([String(happened.bids[0]), String(happened.bids[1])], viewer)}: ${taken(happened, viewer)}.`;
    case "match_end":
      return `${endingWords(happened.outcome, viewer, REASONS)}.`;
  }
}

const taken = ({ winner, prize }: Extract<Event, { kind: "shown" }>, viewer: Viewer): string =>
  winner === null ? "nobody takes the prize" : `${does(winner, viewer, "take")} ${prize}`;

function view(seen: View): readonly string[] {
  const { viewer, prize, past, own, won, outcome } = seen;
  const [near, far] = seatsFor(viewer);
  return [
    words.heading(seen),
    ...past.map(
      ({ prize: lay, bids }, index) =>
        `  round ${index + 1}: ${bids[near]} against ${bids[far]} for ${lay}`,
    ),
    ...(outcome ? [] : [`A prize of ${prize} lies open.`]),
    each([`${won[0]} points`, `${won[1]} points`], viewer),
    ...(own ? [`Your hand: ${own.hand.join(", ") || "empty"}`] : []),
    ...(own && own.bid !== null ? [`Your bid: ${own.bid}`] : []),
  ];
}

/** Reads `bid 7` and `7`. */
function read(line: string): Move | null {
  const [, card] = /^\s*(?:bid\s+)?(\d{1,2})\s*$/i.exec(line) ?? [];
  return card === undefined ? null : { kind: "bid", card: Number(card) };
}
