import type { Outcome, Shape } from "@holmgang/kernel";
import { createStore } from "../store/store.ts";
import type { Store } from "../store/store.ts";
import { beatsOf } from "./beats.ts";
import type { Beat, Timing } from "./beats.ts";
import type { PublicQuestion, Question, Told } from "./feed.ts";

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

export interface Stage {
  /** Null until the first word. */
  readonly scene: Store<Scene | null>;
  tell(told: Told): void;
  /** Shows the end of everything that is waiting, at once. */
  skip(): void;
  /** From now on waits before every beat, as long as no clock does. */
  hold(): void;
  /** Shows the next beat of a stage that is held. */
  step(): void;
  /** Holds no longer. */
  release(): void;
  stop(): void;
}

interface StageParts extends Timing {
  /** Called as it can be seen; not for old news. */
  seen(event: Shape["event"]): void;
  /** What lengths are multiplied by; 0 is at once. */
  pace(): number;
  now(): number;
}

/** What is being told: its beats, and which comes next. */
interface Current {
  readonly told: Told;
  readonly beats: readonly Beat[];
  /** What lengths are multiplied by; null for what is shown as it is. */
  readonly factor: number | null;
  at: number;
}

export function createStage({ seen, pace, now, ...timing }: StageParts): Stage {
  const scene = createStore<Scene | null>(null);
  const waiting: Told[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let current: Current | null = null;
  let isHeld = false;

  /** Takes the next beat of the current word, or commits its view and takes the next word. */
  function proceed(): void {
    timer = null;
    while ((current ??= next())) {
      const beat = current.beats[current.at];
      if (!beat) {
        commit(current.told);
        current = null;
      } else if (isHeldBefore(beat)) return put({ held: true, timeless: true });
      else if (begin(beat)) return;
    }
  }

  /** Begins a beat; whether it takes time. */
  function begin(beat: Beat): boolean {
    const factor = current?.factor ?? 0;
    if (current) current.at++;
    const lengthMs = beat.lengthMs * factor;
    const hiddenMs = Math.min(lengthMs, beat.turningMs * factor);
    show(beat, { lengthMs, pace: factor });
    if (hiddenMs > 0)
      timer = setTimeout(() => {
        see();
        timer = setTimeout(proceed, lengthMs - hiddenMs);
      }, hiddenMs);
    else {
      see();
      if (lengthMs > 0) timer = setTimeout(proceed, lengthMs);
    }
    return lengthMs > 0;
  }

  const isHeldBefore = (beat: Beat): boolean =>
    isHeld && beat.lengthMs > 0 && current?.factor !== null && isTimeless();

  const isTimeless = (): boolean =>
    (!current || isClockless(current.told)) && waiting.every(isClockless);

  function next(): Current | null {
    const told = waiting.shift();
    if (!told) return null;
    const beats = beatsOf(told.events, timing);
    // The first word has no view to play on: it is shown as it is.
    const still = told.old || scene.get() === null;
    return { told, beats, factor: still ? null : fitting(told, beats), at: 0 };
  }

  /** Clocks never charge animation: all of it fits into the time before the first clock starts. */
  function fitting(told: Told, beats: readonly Beat[]): number {
    const wanted = pace();
    const total = beats.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
    const starts = told.questions.flatMap(({ deadline, limitMs }) =>
      deadline === null || limitMs === null ? [] : [deadline - limitMs],
    );
    if (total === 0 || starts.length === 0) return wanted;
    return Math.max(0, Math.min(wanted, (Math.min(...starts) - now()) / total));
  }

  /** In the middle of things nothing is asked. */
  const put = (change: Partial<Scene>): void =>
    scene.set((was) => ({ ...(was ?? QUIET), questions: [], others: [], ...change }));

  function show({ events }: Beat, length: Pick<Playing, "lengthMs" | "pace">): void {
    const { shown, playing } = scene.get() ?? QUIET;
    put({
      shown: playing ? [...shown, ...playing.events] : shown,
      playing: { event: events[0], events, ...length, seen: false },
      timeless: isTimeless(),
      held: false,
    });
  }

  /** What is playing has been seen, if it was not before: now it counts. */
  function see(): void {
    const { playing, heard } = scene.get() ?? QUIET;
    if (!playing || playing.seen) return;
    if (current && !current.told.old) playing.events.forEach(seen);
    put({ playing: { ...playing, seen: true }, heard: [...heard, ...playing.events] });
  }

  function commit({ view, questions, others, outcome }: Told): void {
    const { heard } = scene.get() ?? QUIET;
    const timeless = isClockless({ questions, others }) && isTimeless();
    scene.set({ ...QUIET, view, questions, others, outcome, heard, timeless });
  }

  return {
    scene,
    tell(told) {
      waiting.push(told);
      if (timer === null && (current === null || scene.get()?.held)) proceed();
    },
    skip() {
      if (timer !== null) clearTimeout(timer);
      see();
      if (current) {
        const rest = current.beats.slice(current.at).flatMap(({ events }) => events);
        waiting.unshift({ ...current.told, events: rest });
      }
      current = null;
      hurry();
    },
    hold() {
      isHeld = true;
    },
    step() {
      const beat = scene.get()?.held ? current?.beats[current.at] : undefined;
      if (beat && !begin(beat)) proceed();
    },
    release() {
      isHeld = false;
      if (scene.get()?.held) proceed();
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
      for (const beat of beatsOf(told.events, timing)) {
        show(beat, { lengthMs: 0, pace: 0 });
        see();
      }
      commit(told);
    }
    timer = null;
  }
}

const isClockless = ({ questions, others }: Pick<Told, "questions" | "others">): boolean =>
  [...questions, ...others].every(({ deadline }) => deadline === null);

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
