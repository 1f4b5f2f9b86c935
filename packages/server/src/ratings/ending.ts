import type { Outcome, Seat } from "@holmgang/kernel";

/** How a match ended for one of its seats. */
export const ENDINGS = ["win", "draw", "loss", "void"] as const;
export type Ending = (typeof ENDINGS)[number];

export function endingFor(outcome: Outcome, seat: Seat): Ending {
  switch (outcome.result) {
    case "win":
      return outcome.seat === seat ? "win" : "loss";
    case "both-lose":
      return "loss";
    case "draw":
    case "void":
      return outcome.result;
  }
}
