import type { Cue } from "./cues.ts";
import type { Sound } from "./sound.ts";

/** Sounds of a campaign between its battles. */
export const STORY_CUES = {
  march: {
    sound: {
      volume: 1,
      frequency: 74,
      sustain: 0.05,
      release: 0.12,
      shape: 4,
      curve: 2,
      repeat: 0.12,
      noise: 0.8,
      delay: 0.12,
    },
    words: "the army marches",
  },
  coin: {
    sound: {
      volume: 0.6,
      frequency: 1320,
      sustain: 0.03,
      release: 0.16,
      shape: 1,
      curve: 1.8,
      pitchJump: 440,
      jumpAfter: 0.05,
    },
    words: "gold",
  },
  wagon: {
    sound: {
      volume: 0.8,
      frequency: 96,
      attack: 0.03,
      sustain: 0.14,
      release: 0.18,
      shape: 4,
      curve: 1.6,
      repeat: 0.07,
      noise: 1.6,
    },
    words: "a wagon",
  },
  hammer: {
    sound: {
      volume: 0.9,
      frequency: 410,
      sustain: 0.02,
      release: 0.12,
      shape: 2,
      curve: 2.4,
      slide: -5,
      noise: 1.2,
      delay: 0.14,
    },
    words: "hammers",
  },
  relic: {
    sound: {
      volume: 0.8,
      frequency: 659,
      attack: 0.02,
      sustain: 0.16,
      release: 0.4,
      shape: 0,
      curve: 1.2,
      pitchJump: 220,
      jumpAfter: 0.1,
    },
    words: "a relic",
  },
} as const satisfies Record<string, { sound: Sound; words: string | null }>;

/** All there is to hear in a campaign. */
export type StoryCue = Cue | keyof typeof STORY_CUES;
