import type { Decision } from "@holmgang/kernel";
import type { State } from "./shape.ts";

/** One question at a time, and everybody knows whose: a turn, or a choice in the middle of an effect. */
export function questions({
  outcome,
  pending,
  question,
  turn,
  settings,
}: State): readonly Decision[] {
  if (outcome) return NONE;
  const limitMs = pending ? settings.choiceMs : settings.turnMs;
  return [
    {
      id: question,
      seat: pending ? pending.seat : turn,
      kind: pending ? "choice" : "turn",
      limitMs: limitMs === 0 ? null : limitMs,
      public: true,
    },
  ];
}

const NONE: readonly Decision[] = [];
