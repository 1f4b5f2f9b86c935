import { preferences } from "../preferences/preferences.ts";
import { createStore } from "../store/store.ts";
import { CUES } from "./cues.ts";
import type { Cue } from "./cues.ts";
import { numbersOf } from "./sound.ts";
import type { Sound } from "./sound.ts";

/** Nothing sounds before the reader's first gesture: only then is the synthesiser even loaded. */
const load = () => import("zzfx");
let synth: ReturnType<typeof load> | null = null;

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => void (synth ??= load()), { once: true, capture: true });
}

/** The last sound's words, for those who read sounds. */
export const subtitle = createStore<{ readonly words: string; readonly at: number } | null>(null);

export const playCue = (cue: Cue): void => playSound(CUES[cue]);

/** A sound as the reader wants it: heard, read, both or neither. */
export function playSound({
  sound: made,
  words,
}: {
  readonly sound: Sound;
  readonly words: string | null;
}): void {
  const { sound, volume, subtitles } = preferences.get();
  if (subtitles && words) subtitle.set({ words, at: Date.now() });
  if (!sound || volume === 0 || !synth) return;
  void synth.then(({ zzfx, ZZFX }) => {
    ZZFX.volume = (0.3 * volume) / 100;
    zzfx(...numbersOf(made));
  });
}
