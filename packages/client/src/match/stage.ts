import type { Outcome, Shape } from "@holmgang/kernel";
import { createStore } from "../store/store.ts";
import type { Store } from "../store/store.ts";
import type { PublicQuestion, Question, Told } from "./feed.ts";

/** What a table shows now. Events are played one after another; only then does the view they led to count. */
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
}

/** An event in the middle of being shown. */
export interface Playing<T extends Shape = Shape> {
  readonly event: T["event"];
  /** How long it is shown, speed and clocks considered. */
  readonly lengthMs: number;
  /** What lengths are multiplied by, for whatever moves meanwhile. */
  readonly pace: number;
  /** False while a card still turns: only afterwards numbers change, and words and sounds tell of it. */
  readonly seen: boolean;
}

export interface Stage {
  /** Null until the first word. */
  readonly scene: Store<Scene | null>;
  tell(told: Told): void;
  /** Shows the end of everything that is waiting, at once. */
  skip(): void;
  stop(): void;
}

interface StageParts {
  /** How long an event takes at speed 1. */
  lengthOf(event: Shape["event"]): number;
  /** How much of that passes before it can be seen what happened. */
  turningMs(event: Shape["event"]): number;
  /** Called as it can be seen; not for old news. */
  seen(event: Shape["event"]): void;
  /** What lengths are multiplied by; 0 is at once. */
  pace(): number;
  now(): number;
}

export function createStage({ lengthOf, turningMs, seen, pace, now }: StageParts): Stage {
  const scene = createStore<Scene | null>(null);
  const waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let current: { readonly told: Told; readonly factor: number; at: number } | null = null;

  /** Takes the next event of the current word, or commits its view and takes the next word. */
  function proceed(): void {
    timer = null;
    for (;;) {
      current ??= next();
      if (!current) return;
      const { told, factor, at } = current;
      const event = told.events[at];
      if (event === undefined) {
        commit(told);
        current = null;
        continue;
      }
      current.at++;
      const lengthMs = lengthOf(event) * factor;
      const hiddenMs = Math.min(lengthMs, turningMs(event) * factor);
      show({ event, lengthMs, pace: factor, seen: false });
      if (hiddenMs > 0) {
        timer = setTimeout(() => {
          see();
          timer = setTimeout(proceed, lengthMs - hiddenMs);
        }, hiddenMs);
        return;
      }
      see();
      if (lengthMs > 0) {
        timer = setTimeout(proceed, lengthMs);
        return;
      }
    }
  }

  function next(): typeof current {
    const told = waiting.shift();
    if (!told) return null;
    // The first word has no view to play on: it is shown as it is.
    const still = told.old || scene.get() === null;
    return { told, factor: still ? 0 : fitting(told), at: 0 };
  }

  /** Clocks never charge animation: all of it fits into the time before the first clock starts. */
  function fitting(told: Told): number {
    const wanted = pace();
    const total = told.events.reduce((sum, event) => sum + lengthOf(event), 0);
    const starts = told.questions.flatMap(({ deadline, limitMs }) =>
      deadline === null || limitMs === null ? [] : [deadline - limitMs],
    );
    if (total === 0 || starts.length === 0) return wanted;
    return Math.max(0, Math.min(wanted, (Math.min(...starts) - now()) / total));
  }

  function show(playing: Playing): void {
    scene.set((was) => {
      const before = was ?? EMPTY;
      return {
        ...before,
        questions: [],
        others: [],
        shown: before.playing ? [...before.shown, before.playing.event] : before.shown,
        playing,
      };
    });
  }

  /** What is playing has been seen, if it was not before: now it counts. */
  function see(): void {
    const { playing, heard } = scene.get() ?? EMPTY;
    if (!playing || playing.seen) return;
    if (current && !current.told.old) seen(playing.event);
    scene.set((was) => ({
      ...(was ?? EMPTY),
      playing: { ...playing, seen: true },
      heard: [...heard, playing.event],
    }));
  }

  function commit({ view, questions, others, outcome }: Told): void {
    scene.set((was) => ({
      view,
      questions,
      others,
      outcome,
      shown: [],
      playing: null,
      heard: was?.heard ?? [],
    }));
  }

  return {
    scene,
    tell(told) {
      waiting.push(told);
      if (timer === null && current === null) proceed();
    },
    skip() {
      if (timer !== null) clearTimeout(timer);
      see();
      if (current)
        waiting.unshift({ ...current.told, events: current.told.events.slice(current.at) });
      current = null;
      hurry();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      current = null;
      waiting.length = 0;
    },
  };

  /** Everything that waits, with no time for any of it. */
  function hurry(): void {
    for (let told = waiting.shift(); told; told = waiting.shift()) {
      for (const event of told.events) {
        show({ event, lengthMs: 0, pace: 0, seen: false });
        see();
      }
      commit(told);
    }
    timer = null;
  }
}

const EMPTY: Scene = {
  view: null,
  questions: [],
  others: [],
  outcome: null,
  shown: [],
  playing: null,
  heard: [],
};
