import type { Outcome, Seat } from "@holmgang/kernel";

/** How a match ended for a seat; null while it goes on. */
export function localEnding(
  outcome: Outcome | null,
  seat: Seat,
): "won" | "lost" | "drawn" | "void" | null {
  if (!outcome) return null;
  if (outcome.result === "win") return outcome.seat === seat ? "won" : "lost";
  return ({ "both-lose": "lost", draw: "drawn", void: "void" } as const)[outcome.result];
}
