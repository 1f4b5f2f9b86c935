import type { Sound } from "./sound.ts";

/** Sounds of units on a field. */
export const FIELD_CUES = {
  stamp: {
    sound: {
      volume: 1,
      frequency: 120,
      sustain: 0.03,
      release: 0.14,
      shape: 4,
      curve: 2,
      noise: 3,
    },
    words: "passed",
  },
  crown: {
    sound: {
      volume: 0.7,
      frequency: 523,
      sustain: 0.12,
      release: 0.28,
      shape: 1,
      curve: 1.2,
      pitchJump: 131,
      jumpAfter: 0.12,
    },
    words: "lane won",
  },
  fall: {
    sound: {
      volume: 0.9,
      frequency: 170,
      sustain: 0.04,
      release: 0.2,
      shape: 4,
      slide: -4,
      noise: 2,
    },
    words: "falls",
  },
} as const satisfies Record<string, { sound: Sound; words: string | null }>;
