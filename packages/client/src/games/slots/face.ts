import type { Outcome, Viewer } from "@holmgang/kernel";
import { SHOW_MS, words } from "@holmgang/slots";
import type { Event, Slots } from "@holmgang/slots";
import type { Cue } from "../../sound/cues.ts";
import type { GameFace } from "../../game/face.ts";
import { ending } from "./ending.ts";
import { logLine, sentence } from "./log-line.ts";
import { useParts } from "./parts.tsx";

/** How Skirmish Slots looks, sounds and reads. */
export const face: GameFace<Slots> = {
  id: "slots",
  glyph: "queen-crown",
  words,
  lengthOf: (event) => SHOW_MS[event.kind],
  cueOf,
  logLine,
  sentence,
  chapterOf: (event) => (event.kind === "round_start" ? event.round : null),
  leaving: () => null,
  ending,
  useParts,
};

function cueOf(event: Event, viewer: Viewer): Cue | null {
  switch (event.kind) {
    case "card_played":
    case "unit_placed":
      return "lay";
    case "unit_damaged":
      return "hit";
    case "unit_healed":
      return "heal";
    case "power_changed":
    case "slot_changed":
    case "slot_marked":
      return "tap";
    case "unit_moved":
    case "unit_bounced":
      return "back";
    case "units_died":
    case "unit_consumed":
      return "fall";
    case "passed":
      return "stamp";
    case "lane_resolved":
      return event.winner === null ? null : "crown";
    case "round_end":
      return "banner";
    case "turn_start":
      return event.seat === viewer ? "yours" : null;
    case "match_end":
      return endCue(event.outcome, viewer);
    case "match_start":
    case "round_start":
    case "card_drawn":
    case "slot_cleansed":
    case "ability_used":
    case "choice_opened":
    case "choice_made":
    case "conquered":
      return null;
  }
}

function endCue(outcome: Outcome, viewer: Viewer): Cue {
  if (outcome.result !== "win") return "draw";
  return outcome.seat === viewer || viewer === "spectator" ? "win" : "lose";
}
