/** A synthesised sound. Times are seconds, frequencies hertz; what is absent is the synthesiser's default. */
export interface Sound {
  readonly volume?: number;
  readonly randomness?: number;
  readonly frequency?: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release?: number;
  readonly shape?: number;
  readonly curve?: number;
  readonly slide?: number;
  readonly slideChange?: number;
  readonly pitchJump?: number;
  readonly jumpAfter?: number;
  readonly repeat?: number;
  readonly noise?: number;
  readonly modulation?: number;
  readonly crush?: number;
  readonly delay?: number;
}

/** The synthesiser takes its numbers in this order. */
const ORDER = [
  "volume",
  "randomness",
  "frequency",
  "attack",
  "sustain",
  "release",
  "shape",
  "curve",
  "slide",
  "slideChange",
  "pitchJump",
  "jumpAfter",
  "repeat",
  "noise",
  "modulation",
  "crush",
  "delay",
] as const satisfies readonly (keyof Sound)[];

export const numbersOf = (sound: Sound): readonly (number | undefined)[] =>
  ORDER.map((name) => sound[name]);
