import type { Move, Placement } from "@holmgang/clans";
import type { Choice } from "../bot.ts";

/** The hero first; whoever draws by it is asked anew. */
export const HERO: Choice<Move> = {
  move: { kind: "hero" },
  waits: false,
  value: null,
  candidates: [{ move: { kind: "hero" }, chance: 1 }],
};

/** A whole plan, submitted. */
export function submit(plan: readonly Placement[]): Choice<Move> {
  const move: Move = { kind: "submit", plan };
  return { move, waits: false, value: null, candidates: [{ move, chance: 1 }] };
}
