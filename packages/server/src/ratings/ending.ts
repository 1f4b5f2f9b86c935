import type { Outcome, Seat } from "@holmgang/kernel";

/** How a match ended for one of its seats. */
export type Ending = "win" | "draw" | "loss" | "void";

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
