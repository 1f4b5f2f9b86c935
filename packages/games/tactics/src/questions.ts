import { SEATS } from "@holmgang/kernel";
import type { Decision } from "@holmgang/kernel";
import type { State } from "./shape.ts";
import { seatOf } from "./units.ts";

const DRAFT_STEPS = ["class", "minions", "skill"] as const;

/** In the draft both are asked at once, each in its own time; in battle one at a time, and everybody knows whom. */
export function questions(state: State): readonly Decision[] {
  if (state.outcome) return NONE;
  return state.phase === "battle" ? [battleQuestion(state)] : draftQuestions(state);
}

const NONE: readonly Decision[] = [];

function draftQuestions({ drafts, settings }: State): readonly Decision[] {
  const { classMs, minionsMs, skillMs } = settings;
  const limits = { class: classMs, minions: minionsMs, skill: skillMs };
  return SEATS.flatMap((seat) => {
    const { step } = drafts[seat];
    if (step === "ready") return [];
    const id = 2 * DRAFT_STEPS.indexOf(step) + seat;
    return [{ id, seat, kind: step, limitMs: limits[step] || null }];
  });
}

function battleQuestion(state: State): Decision {
  const { graves, active, question, settings } = state;
  const isGrave = graves.length > 0;
  return {
    id: question,
    seat: seatOf(graves[0] ?? active ?? 0),
    kind: isGrave ? "remains" : "action",
    limitMs: (isGrave ? settings.remainsMs : settings.actionMs) || null,
    public: true,
  };
}
