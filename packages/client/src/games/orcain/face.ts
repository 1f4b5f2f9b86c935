import { words } from "@holmgang/orcain";
import type { Event, Orcain } from "@holmgang/orcain";
import type { Viewer } from "@holmgang/kernel";
import type { Cue } from "../../sound/cues.ts";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { logLine, sentence } from "./log-line.ts";
import { useParts } from "./parts.tsx";
import { orcainText } from "./text.ts";

/** How Orcain looks, sounds and reads. */
export const face: GameFace<Orcain> = {
  id: "orcain",
  glyph: "crossed-swords",
  words,
  lengthOf,
  cueOf,
  logLine,
  sentence,
  chapterOf: (event) => (event.kind === "prep_start" ? event.roundIndex : null),
  leaving: ({ disconnectGraceMs }) => (disconnectGraceMs === 0 ? orcainText.leaving : null),
  ending,
  useParts,
};

/** A flip, and then time to read what came of it. */
const STEP_MS = 1_300;
const ROUND_MS = 700;

function lengthOf(event: Event): number {
  switch (event.kind) {
    case "step_reveal":
      return STEP_MS;
    case "round_end":
      return ROUND_MS;
    case "match_start":
    case "prep_start":
    case "draft_ok":
    case "confirm_ok":
    case "match_end":
      return 0;
  }
}

function cueOf(event: Event, viewer: Viewer): Cue | null {
  switch (event.kind) {
    case "step_reveal":
      return stepCue(event.cards);
    case "round_end":
      return "banner";
    case "match_end":
      return endCue(event.outcome, viewer);
    case "match_start":
    case "prep_start":
    case "draft_ok":
    case "confirm_ok":
      return null;
  }
}

function stepCue(cards: readonly (string | null)[]): Cue {
  if (!cards.includes("attack")) return cards.includes("heal") ? "heal" : "flip";
  if (cards.includes("counter")) return "turn";
  return cards.includes("defense") ? "block" : "hit";
}

function endCue(outcome: Extract<Event, { kind: "match_end" }>["outcome"], viewer: Viewer): Cue {
  if (outcome.result === "win")
    return outcome.seat === viewer || viewer === "spectator" ? "win" : "lose";
  return outcome.result === "both-lose" ? "lose" : "draw";
}
