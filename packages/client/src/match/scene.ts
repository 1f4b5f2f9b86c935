import type { Outcome, Shape } from "@holmgang/kernel";
import type { PublicQuestion, Question } from "./feed.ts";

/** What a table shows now. Events are played beat after beat; only then does the view they led to count. */
export interface Scene<T extends Shape = Shape> {
  /** The last view whose events have all been shown. */
  readonly view: T["view"];
  /** The viewer's open questions; none while events are playing. */
  readonly questions: readonly Question[];
  /** What others are asked in the open; none while events are playing. */
  readonly others: readonly PublicQuestion[];
  readonly outcome: Outcome | null;
  /** Events since the view that have been shown. */
  readonly shown: readonly T["event"][];
  readonly playing: Playing<T> | null;
  /** Everything that has been seen so far, in order: nothing is told before. */
  readonly heard: readonly T["event"][];
  /** Whether no clock runs, nor starts after what is playing: then the stage may be held. */
  readonly timeless: boolean;
  /** Whether the stage is held and waits for the next step. */
  readonly held: boolean;
}

/** A beat in the middle of being shown. */
export interface Playing<T extends Shape = Shape> {
  /** What it begins with. */
  readonly event: T["event"];
  /** That, and all that is seen at the same moment. */
  readonly events: readonly T["event"][];
  /** How long it is shown, speed and clocks considered. */
  readonly lengthMs: number;
  /** What lengths are multiplied by, for whatever moves meanwhile. */
  readonly pace: number;
  /** False while a card still turns: only afterwards numbers change, and words and sounds tell of it. */
  readonly seen: boolean;
}

/** A table at which nothing happens. */
export const QUIET: Scene = {
  view: null,
  questions: [],
  others: [],
  outcome: null,
  shown: [],
  playing: null,
  heard: [],
  timeless: true,
  held: false,
};
