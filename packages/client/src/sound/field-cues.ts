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
  step: {
    sound: {
      volume: 0.7,
      frequency: 130,
      sustain: 0.02,
      release: 0.06,
      shape: 4,
      curve: 2,
      repeat: 0.08,
      noise: 2,
    },
    words: null,
  },
  shot: {
    sound: {
      volume: 1.1,
      frequency: 310,
      sustain: 0.03,
      release: 0.16,
      shape: 4,
      curve: 2.6,
      slide: -9,
      noise: 4,
    },
    words: "a shot",
  },
  crack: {
    sound: {
      volume: 1.2,
      frequency: 960,
      sustain: 0.06,
      release: 0.34,
      shape: 3,
      curve: 1.4,
      slide: -12,
      noise: 1.5,
    },
    words: "the crystal",
  },
  "drum-1": drum(1),
  "drum-2": drum(2),
  "drum-3": drum(3),
  "drum-4": drum(4),
  "drum-5": drum(5),
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

/** A low drum, higher with every tick. */
function drum(tick: number): { readonly sound: Sound; readonly words: string } {
  return {
    sound: {
      volume: 1,
      frequency: 58 + 9 * tick,
      sustain: 0.03,
      release: 0.11,
      shape: 0,
      curve: 2.2,
      slide: -1.5,
      noise: 0.3,
    },
    words: `tick ${tick}`,
  };
}
