import type { Outcome } from "./game.ts";
import { rival, SEATS } from "./seat.ts";
import type { BySeat, Seat, Viewer } from "./seat.ts";

/** A seat as a viewer calls it. */
export const seatName = (seat: Seat, viewer: Viewer): string =>
  viewer === "spectator" ? ["First seat", "Second seat"][seat]! : viewer === seat ? "You" : "Rival";

/** The same at the head of a line, as wide as the other seat's. */
export const seatHead = (seat: Seat, viewer: Viewer): string =>
  seatName(seat, viewer).padEnd(
    1 + Math.max(...SEATS.map((each) => seatName(each, viewer).length)),
  );

/** The subject of a sentence with its verb: `You draw`, `Rival draws`. */
export const does = (seat: Seat, viewer: Viewer, verb: string): string =>
  `${seatName(seat, viewer)} ${seat === viewer ? verb : `${verb}s`}`;

/** The bell rang for somebody. */
export const bellWords = (seat: Seat, viewer: Viewer): string =>
  `The bell: ${does(seat, viewer, "run")} out of time`;

/** One's own seat first, as everywhere on a table. */
export const seatsFor = (viewer: Viewer): Readonly<BySeat<Seat>> =>
  viewer === 1 ? [1, 0] : [0, 1];

/** A word for each seat, the viewer's own first. */
export const each = (said: Readonly<BySeat<string>>, viewer: Viewer): string =>
  seatsFor(viewer)
    .map((seat) => `${seatName(seat, viewer)} ${said[seat]}`)
    .join(", ");

type Reasons = Readonly<Record<string, string>>;

/** How a match ended, in the middle of a sentence. `reasons` are the game's own. */
export function endingWords(outcome: Outcome, viewer: Viewer, reasons: Reasons): string {
  const why = reasons[outcome.reason] ?? HOST_REASONS[outcome.reason] ?? outcome.reason;
  return `${outcome.result === "win" ? wonBy(outcome.seat, viewer) : NOBODY_WINS[outcome.result]}: ${why}`;
}

const wonBy = (seat: Seat, viewer: Viewer): string =>
  viewer === rival(seat) ? "You lose" : does(seat, viewer, "win");

const NOBODY_WINS = {
  draw: "A draw",
  void: "The match is void",
  "both-lose": "Both lose",
} as const;

/** Why a host ends a match. */
const HOST_REASONS: Reasons = {
  error: "a fault in the game",
  "rules-changed": "its rules have changed since",
};

/** What somebody who is not asked is told: the match is over, or whom it waits for. */
export const waiting = (outcome: Outcome | null, viewer: Viewer, reasons: Reasons): string =>
  outcome
    ? `${endingWords(outcome, viewer, reasons)}.`
    : viewer === "spectator"
      ? "The players are thinking."
      : "Waiting for your rival.";
