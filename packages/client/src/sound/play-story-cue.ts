import { CUES } from "./cues.ts";
import { playSound } from "./play-cue.ts";
import { STORY_CUES } from "./story-cues.ts";
import type { StoryCue } from "./story-cues.ts";

/** A campaign's own sounds are no part of what a table loads. */
const HEARD = { ...CUES, ...STORY_CUES };

export const playStoryCue = (cue: StoryCue): void => playSound(HEARD[cue]);
