import type { Host, Journal, Shape } from "@holmgang/kernel";

/** What a beat says: at its start, when it is learned, and when it is not yet. */
interface BeatWords {
  readonly title: string;
  readonly words: string;
  readonly done: string;
  readonly again: string;
}

/** One beat of a lesson: a real position with one thing to learn. */
export interface Beat<T extends Shape = Shape> {
  readonly id: string;
  readonly words: BeatWords;
  /** The match as the beat begins; the learner sits first. */
  open(): Journal<T>;
  /** Whether the teacher's bell rings after this move of the learner's. */
  rings?(move: T["move"]): boolean;
  /** Whether the learner has it, from the move just made and what came of it; null while there is more to do. */
  verdict(move: T["move"], state: T["state"]): boolean | null;
}

/** A game in a few beats, one rule each. The teacher cannot win: a beat that went wrong is played again. */
export interface Lesson<T extends Shape = Shape> {
  readonly host: Host;
  readonly beats: readonly Beat<T>[];
  /** The first match after it, where a usual one would be long; without it, a usual one without a clock. */
  readonly settings?: Readonly<Record<string, unknown>>;
}
