/**
 * Every sound there is: the synthesiser's numbers, in its order (volume, randomness, frequency, attack, sustain,
 * release, shape, curve, slide, slide change, pitch jump, its time, repeat, noise, modulation, crush, delay, sustain
 * volume, decay, tremolo), and what a subtitle says of it.
 */
export const CUES = {
  tap: { sound: [0.5, 0, 320, , 0.01, 0.03, 4, 2, , , , , , 1], words: null },
  lift: { sound: [0.6, 0.05, 520, 0.01, 0.02, 0.06, 4, 1.5, 8, , , , , 3], words: null },
  lay: { sound: [0.9, 0.05, 150, , 0.02, 0.09, 4, 2.5, -3, , , , , 2], words: null },
  back: { sound: [0.6, 0.05, 620, 0.03, 0.02, 0.04, 4, 1.5, -9, , , , , 3], words: null },
  refuse: { sound: [1, 0, 110, , 0.04, 0.08, 2, 1.8, , , , , 0.08, 1], words: "refused" },
  seal: { sound: [1.2, 0, 82, 0.01, 0.07, 0.15, 4, 2.2, -2, , , , , 2], words: "sealed" },
  rope: { sound: [0.7, 0, 880, , 0.01, 0.04, 1, 2, 6], words: "time" },
  flip: { sound: [0.7, 0.05, 420, 0.01, 0.03, 0.08, 4, 1.2, 5, , , , , 4], words: null },
  hit: { sound: [1.4, 0.05, 190, , 0.05, 0.14, 4, 2.4, -6, , , , , 3], words: "hit" },
  block: { sound: [1, 0.02, 640, , 0.05, 0.2, 1, 1.6, , , , , , 0.2], words: "stopped" },
  turn: {
    sound: [1.1, 0.02, 520, 0.01, 0.1, 0.28, 1, 1.4, 4, , 240, 0.12, , 0.3],
    words: "turned back",
  },
  heal: { sound: [0.8, 0, 587, 0.02, 0.08, 0.24, 0, 1, , , 294, 0.1], words: "healed" },
  banner: { sound: [0.9, 0, 98, 0.02, 0.12, 0.3, 4, 2, -1, , , , , 1.5], words: null },
  yours: { sound: [0.7, 0, 220, 0.08, 0.2, 0.25, 1, 0.8, , , 110, 0.16], words: "your turn" },
  found: {
    sound: [1, 0, 262, 0.05, 0.25, 0.35, 1, 0.8, , , 131, 0.14, , , , , 0.1],
    words: "match found",
  },
  win: { sound: [1, 0, 294, 0.04, 0.35, 0.45, 1, 0.8, , , 147, 0.2], words: "victory" },
  lose: { sound: [0.9, 0, 220, 0.04, 0.35, 0.45, 1, 0.8, -1.2, , -73, 0.22], words: "defeat" },
  draw: { sound: [0.9, 0, 220, 0.04, 0.3, 0.4, 1, 0.8], words: "draw" },
} as const satisfies Record<
  string,
  { readonly sound: readonly (number | undefined)[]; readonly words: string | null }
>;

export type Cue = keyof typeof CUES;
