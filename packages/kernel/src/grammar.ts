import type { Outcome } from "./game.ts";
import type { BySeat, Seat, Viewer } from "./seat.ts";

/** A seat as a viewer calls it. */
export const seatName = (seat: Seat, viewer: Viewer): string =>
  viewer === "spectator" ? `Seat ${seat}` : viewer === seat ? "You" : "Rival";

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

/** How a match ended, in the middle of a sentence. */
export function endingWords(outcome: Outcome, viewer: Viewer): string {
  const why = `(${outcome.reason})`;
  if (outcome.result === "win") return `${does(outcome.seat, viewer, "win")} ${why}`;
  return `${{ draw: "a draw", void: "void", "both-lose": "both lose" }[outcome.result]} ${why}`;
}

/** What somebody who is not asked is told: the match is over, or whom it waits for. */
export const waiting = (outcome: Outcome | null, viewer: Viewer): string =>
  outcome
    ? `The match is over: ${endingWords(outcome, viewer)}.`
    : viewer === "spectator"
      ? "The players are thinking."
      : "Waiting for your rival.";
