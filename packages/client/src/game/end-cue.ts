import type { Outcome, Viewer } from "@holmgang/kernel";
import type { Cue } from "../sound/cues.ts";

/** How the end of a match sounds to whoever hears it. */
export function endCue(outcome: Outcome, viewer: Viewer): Cue {
  if (outcome.result === "win")
    return outcome.seat === viewer || viewer === "spectator" ? "win" : "lose";
  return outcome.result === "both-lose" ? "lose" : "draw";
}
